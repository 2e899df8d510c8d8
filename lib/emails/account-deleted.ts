import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import type { MailContent } from "./layout";

/** The last mail to a user who has deleted their account, and what to do if it was not them. */
export function accountDeletedContent(lang: Language): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t("accountDeleted.subject"),
    preview: t("accountDeleted.preview"),
    title: t("accountDeleted.title"),
    paragraphs: [t("accountDeleted.text"), t("accountDeleted.stays")],
    button: { label: t("accountDeleted.button"), url: `mailto:${env.SUPPORT_EMAIL}` },
    notes: [t("accountDeleted.alarm")],
    isSecurity: true,
  };
}
