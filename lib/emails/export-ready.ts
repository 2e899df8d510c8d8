import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import { exportPathOf } from "@/lib/platform/server/security/tokens";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** As long as the archive is kept. */
const KEPT_SECONDS = 7 * 24 * 3600;

type Ready = { userId: string; exportId?: string | undefined };

/**
 * Notifies a user that the copy of their data is ready. It links to the settings, not to the archive itself: mail is
 * opened by scanners and forwarded, and the archive holds everything about a user. A suspended user cannot sign in, so
 * that theirs, which support has started, is behind the link (`exportId`).
 */
export function exportReadyContent(lang: Language, { userId, exportId }: Ready): MailContent {
  const t = translator(lang, "emails");
  const expires = Math.floor(Date.now() / 1000) + KEPT_SECONDS;
  return {
    subject: t("exportReady.subject"),
    preview: t("exportReady.preview"),
    title: t("exportReady.title"),
    paragraphs: [t("exportReady.text")],
    button: {
      label: t("exportReady.button"),
      url: exportId
        ? `${env.SITE_URL}${exportPathOf(userId, exportId, expires)}`
        : pageUrl(lang, `/account/profiles/${userId}/update?tab=settings&section=export`),
    },
    notes: exportId ? [t("exportReady.validLink")] : [t("exportReady.valid"), t("exportReady.alarm")],
    isSecurity: true,
  };
}
