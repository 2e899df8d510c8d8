import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** Asks the owner of a new address to confirm it. It contains no name, like every mail to an unconfirmed address. */
export function emailChangeContent(lang: Language, token: string): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t("emailChange.subject"),
    preview: t("emailChange.preview"),
    title: t("emailChange.title"),
    paragraphs: [t("emailChange.text")],
    button: { label: t("emailChange.button"), url: pageUrl(lang, `/change-email?token=${token}`) },
    notes: [t("emailChange.valid"), t("emailChange.ignore")],
    isSecurity: true,
  };
}
