import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/**
 * Asks the owner of an address to confirm it. It contains no name: until it is confirmed, the name may be anything
 * that a stranger wanted this address to read.
 */
export function confirmEmailContent(lang: Language, token: string): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t("confirmEmail.subject"),
    preview: t("confirmEmail.preview"),
    title: t("confirmEmail.title"),
    paragraphs: [t("confirmEmail.text")],
    button: { label: t("confirmEmail.button"), url: pageUrl(lang, `/confirm-email?token=${token}`) },
    notes: [t("confirmEmail.valid"), t("confirmEmail.ignore")],
    isSecurity: true,
  };
}
