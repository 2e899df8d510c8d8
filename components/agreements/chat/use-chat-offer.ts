"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ConversationRef } from "@/lib/chat/thread/reducer";
import { offersQuery } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { tenderKeys } from "@/lib/tenders/queries";
import { tenderQuery } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** What two people talk about: the tender, and the offer of this PRO on it. */
export type ChatOffer = { tender: TenderView; offer: OfferView | undefined; isOwn: boolean };

/** The offer of a conversation, asked for again whenever something happened to it or to its tender. */
export function useChatOffer({ tenderId, proId }: ConversationRef) {
  const cache = useQueryClient();
  const { userId } = useSession();
  const tender = useQuery(tenderQuery(tenderId));
  const offers = useQuery(offersQuery(tenderId));
  // The offers are asked for together with their tender.
  const fetchAgain = () => void cache.invalidateQueries({ queryKey: tenderKeys.one(tenderId) });
  const chatOffer: ChatOffer | undefined =
    tender.data && offers.data
      ? {
          tender: tender.data,
          offer: offers.data.find(({ pro }) => pro.id === proId),
          isOwn: proId === userId,
        }
      : undefined;
  return {
    chatOffer,
    error: tender.error ?? offers.error,
    isError: tender.isError || offers.isError,
    fetchAgain,
  };
}
