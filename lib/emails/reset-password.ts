import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** Brings the link that sets a new password, and says that nothing happens without it. */
export function resetPasswordContent(lang: Language, token: string): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t("resetPassword.subject"),
    preview: t("resetPassword.preview"),
    title: t("resetPassword.title"),
    paragraphs: [t("resetPassword.text")],
    button: { label: t("resetPassword.button"), url: pageUrl(lang, `/change-password?token=${token}`) },
    notes: [t("resetPassword.valid"), t("resetPassword.ignore")],
    isSecurity: true,
  };
}
