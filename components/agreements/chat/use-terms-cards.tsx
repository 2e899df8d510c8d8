"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LazySentOffer, LazyTermsMessage } from "@/components/offers/proposals/lazy-proposals";
import type { TermsMove } from "@/components/offers/proposals/TermsMessage";
import type { SystemCode } from "@/lib/chat/constants";
import type { MessageView } from "@/lib/chat/schema";
import { offerHistoryQuery } from "@/lib/offers/proposals/queries";
import type { OfferHistory } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import type { ChatOffer } from "./use-chat-offer";

/** What of a negotiation is a card; that an offer is kept or a proposal taken back or over remains a line. */
const SHOWN: ReadonlySet<SystemCode | null> = new Set<SystemCode>([
  "PROPOSAL_SENT",
  "PROPOSAL_TAKEN",
  "OFFER_ANSWERED",
  "OFFER_CHANGED",
  "TERMS_SENT",
  "TERMS_TAKEN",
]);

/** The move that a message reports, with the terms before it; null where they did not change. */
function moveOf({ systemCode, params }: MessageView, { items, proposals }: OfferHistory): TermsMove | null {
  if (!SHOWN.has(systemCode)) return null;
  if (systemCode === "PROPOSAL_SENT" || systemCode === "TERMS_SENT") {
    const proposal = proposals.find(({ id }) => id === params?.proposalId);
    const before = items.find(({ n }) => n === proposal?.baseRevision);
    return proposal && before ? { proposal, before } : null;
  }
  const revision = items.find(({ n }) => n === params?.revision);
  const before = items.find(({ n }) => n === (revision?.n ?? 0) - 1);
  const answered = proposals.find(({ id }) => id === revision?.proposalId);
  return revision && before ? { revision, before, answered } : null;
}

/** Whether a message reports the offer as it still is. One that was withdrawn and sent again may have had other terms before. */
function isSentOffer(
  { systemCode, params }: MessageView,
  { revision, status, totalMinor }: OfferView,
): boolean {
  const isStanding = revision === 1 && (status === "ACTIVE" || status === "ACCEPTED");
  return isStanding && systemCode === "OFFER_SENT" && params?.priceMinor === totalMinor;
}

/** The cards that stand in a conversation in place of the lines of a negotiation. */
export function useTermsCards(
  chatOffer: ChatOffer | undefined,
  partnerName: string,
): (message: MessageView) => ReactNode {
  const offer = chatOffer?.offer;
  const hasHistory = offer !== undefined && (offer.proposal !== null || offer.revision > 1);
  const { data: history } = useQuery({
    ...offerHistoryQuery(offer ?? { id: "", tenderId: "" }),
    enabled: hasHistory,
  });
  return (message) => {
    if (offer && isSentOffer(message, offer))
      return <LazySentOffer offer={offer} isOwn={chatOffer?.isOwn === true} partnerName={partnerName} />;
    const move = offer && history ? moveOf(message, history) : null;
    if (!offer || !move) return null;
    return (
      <LazyTermsMessage
        move={move}
        offer={offer}
        isOwn={chatOffer?.isOwn === true}
        partnerName={partnerName}
      />
    );
  };
}
