import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/**
 * Notifies a user that the copy of their data is ready. It links to the settings, not to the archive itself: mail is
 * opened by scanners and forwarded, and the archive holds everything about a user.
 */
export function exportReadyContent(lang: Language, userId: string): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t("exportReady.subject"),
    preview: t("exportReady.preview"),
    title: t("exportReady.title"),
    paragraphs: [t("exportReady.text")],
    button: {
      label: t("exportReady.button"),
      url: pageUrl(lang, `/account/profiles/${userId}/update?tab=settings&section=export`),
    },
    notes: [t("exportReady.valid"), t("exportReady.alarm")],
    isSecurity: true,
  };
}
