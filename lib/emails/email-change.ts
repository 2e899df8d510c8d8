import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { momentText, pageUrl } from "./render";

/**
 * Asks the owner of a new address to confirm it. It contains no name, like every mail to an unconfirmed address. A change
 * that support has begun takes effect later, at `effectiveAt`.
 */
export function emailChangeContent(lang: Language, token: string, effectiveAt: Date | null): MailContent {
  const t = translator(lang, "emails");
  const isLater = effectiveAt !== null && effectiveAt > new Date();
  const later = isLater ? [t("emailChange.later", { date: momentText(lang, effectiveAt) })] : [];
  return {
    subject: t("emailChange.subject"),
    preview: t("emailChange.preview"),
    title: t("emailChange.title"),
    paragraphs: [t("emailChange.text"), ...later],
    button: { label: t("emailChange.button"), url: pageUrl(lang, `/change-email?token=${token}`) },
    notes: [t("emailChange.valid"), t("emailChange.ignore")],
    isSecurity: true,
  };
}
