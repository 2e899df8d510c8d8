import { useLocale, useTranslations } from "next-intl";
import type { SystemCode } from "@/lib/chat/constants";
import type { ChatPartner, MessageView } from "@/lib/chat/schema";
import { formatMoments } from "@/lib/shared/dates/moment-text";
import { formatMoney } from "@/lib/shared/money";

/** The events that the PRO causes; all others are the client's. */
const BY_PRO: ReadonlySet<SystemCode> = new Set([
  "OFFER_SENT",
  "OFFER_CHANGED",
  "OFFER_WITHDRAWN",
  "FINISH_REQUESTED",
  "PROPOSAL_TAKEN",
  "PROPOSAL_KEPT",
  "OFFER_ANSWERED",
  "OFFER_RENEWED",
]);

// A reason that says nothing (OTHER), or that has a system message of its own, is not repeated.
const REASONS = [
  "PRICE",
  "TIMING",
  "SKILLS",
  "OTHER_CHOSEN",
  "NO_LONGER_NEEDED",
  "FOUND_ELSEWHERE",
  "SCHEDULE",
  "NO_SHOW",
  "SCOPE",
  "NO_ANSWER",
] as const;

/** The text of a system message, in the user's language. */
export function useSystemText(partner: ChatPartner, partnerName: string): (message: MessageView) => string {
  const t = useTranslations("chat.thread");
  const locale = useLocale();
  return ({ systemCode, params }) => {
    if (!systemCode) return "";
    const isByPro = params?.byPro ?? BY_PRO.has(systemCode);
    const isByPartner = (partner.role === "PRO") === isByPro;
    const {
      priceMinor: price,
      isEstimate = false,
      perVisit = false,
      kind = "WORK",
      times = [],
    } = params ?? {};
    const text = t(`system.${systemCode}`, {
      who: isByPartner ? "other" : "you",
      name: partnerName,
      hasPrice: price === undefined ? "no" : "yes",
      price: price === undefined ? "" : formatMoney(price, locale, { isEstimate, perVisit }),
      kind,
      times: formatMoments(times, locale),
    });
    const reason = REASONS.find((each) => each === params?.reason);
    return [
      text,
      reason && t("reason", { reason: t(`reasons.${reason}`) }),
      params?.note && t("note", { note: params.note }),
    ]
      .filter(Boolean)
      .join(" ");
  };
}
