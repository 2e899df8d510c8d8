import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import { dateTag } from "@/lib/shared/dates/dates";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** The mail to a user who has deleted their account: until when signing in takes it back, and what if it was not them. */
export function accountDeletedContent(lang: Language, until: string): MailContent {
  const t = translator(lang, "emails");
  const format = new Intl.DateTimeFormat(dateTag(toLocale(lang)), { dateStyle: "long", timeZone: "UTC" });
  const date = format.format(new Date(until));
  return {
    subject: t("accountDeleted.subject"),
    preview: t("accountDeleted.preview", { date }),
    title: t("accountDeleted.title"),
    paragraphs: [t("accountDeleted.text", { date }), t("accountDeleted.ended"), t("accountDeleted.stays")],
    button: { label: t("accountDeleted.button"), url: pageUrl(lang, "/sign-in") },
    notes: [t("accountDeleted.alarm", { email: env.SUPPORT_EMAIL })],
    isSecurity: true,
  };
}
