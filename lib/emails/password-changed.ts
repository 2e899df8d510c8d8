import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** Notifies the owner of an account that its password has changed, and what to do if it was not them. */
export function passwordChangedContent(lang: Language): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t("passwordChanged.subject"),
    preview: t("passwordChanged.preview"),
    title: t("passwordChanged.title"),
    paragraphs: [t("passwordChanged.text"), t("passwordChanged.alarm")],
    button: { label: t("passwordChanged.button"), url: pageUrl(lang, "/forgot-password") },
    notes: [],
    isSecurity: true,
  };
}
