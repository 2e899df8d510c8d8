import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import { unsubscribeTokenOf } from "@/lib/platform/server/security/tokens";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";
import type { NotificationMail } from "./schema";

/** The echo of a notification: what happened and the one thing to do now. Its words come with the job. */
export function notificationContent(mail: NotificationMail): MailContent {
  const t = translator(mail.lang, "emails");
  const token = unsubscribeTokenOf(mail.userId);
  return {
    subject: mail.subject,
    preview: mail.preview,
    title: mail.heading,
    paragraphs: mail.quote ? [mail.text, t("frame.quote", { quote: mail.quote })] : [mail.text],
    button: { label: mail.button, url: pageUrl(mail.lang, mail.path) },
    calendar: mail.calendar,
    notes: [],
    isSecurity: false,
    ...(mail.kind && {
      unsubscribe: {
        page: pageUrl(mail.lang, `/unsubscribe-from-emails?token=${token}`),
        oneClick: `${env.SITE_URL}/api/users/settings/unsubscribe?token=${token}&kind=${mail.kind}`,
      },
    }),
  };
}
