import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import { keepEmailTokenOf } from "@/lib/platform/server/security/tokens";
import type { MailContent } from "./layout";
import { momentText, pageUrl } from "./render";

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

type Stoppable = { userId: string; effectiveAt: string };

/** Tells the present address that support was asked for another one, until when that can be stopped, and where. */
export function emailChangeStopContent(lang: Language, { userId, effectiveAt }: Stoppable): MailContent {
  const t = translator(lang, "emails");
  const moment = new Date(effectiveAt);
  const date = momentText(lang, moment);
  return {
    subject: t("emailChangeStop.subject"),
    preview: t("emailChangeStop.preview", { date }),
    title: t("emailChangeStop.title"),
    paragraphs: [t("emailChangeStop.text", { date }), t("emailChangeStop.alarm")],
    button: {
      label: t("emailChangeStop.button"),
      url: pageUrl(lang, `/keep-email?token=${keepEmailTokenOf(userId, moment)}`),
    },
    notes: [],
    isSecurity: true,
  };
}
