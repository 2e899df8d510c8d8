import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/**
 * Notifies the present address that the account is to get another one (ASKED: a new password stops it), or has got it
 * (DONE: only support can help). The new address is not named: this mail may be read by a stranger.
 */
export function emailChangeNoticeContent(lang: Language, stage: "ASKED" | "DONE"): MailContent {
  const t = translator(lang, "emails");
  const part = stage === "ASKED" ? "emailChangeAsked" : "emailChangeDone";
  const url = stage === "ASKED" ? pageUrl(lang, "/forgot-password") : `mailto:${env.SUPPORT_EMAIL}`;
  return {
    subject: t(`${part}.subject`),
    preview: t(`${part}.preview`),
    title: t(`${part}.title`),
    paragraphs: [t(`${part}.text`), t(`${part}.alarm`)],
    button: { label: t(`${part}.button`), url },
    notes: [],
    isSecurity: true,
  };
}
