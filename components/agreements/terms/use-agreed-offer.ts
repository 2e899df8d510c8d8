"use client";

import { useQuery } from "@tanstack/react-query";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { offersQuery } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { PersonCard } from "@/lib/shared/people";

/** The offer that was accepted, whether it is the reader's own, and with whom; null until it is loaded. */
export function useAgreedOffer(
  tender: TenderView,
): { offer: OfferView; isOwn: boolean; partner: PersonCard } | null {
  const { userId } = useSession();
  const { data } = useQuery(offersQuery(tender.id));
  const offer = data?.find(({ id }) => id === tender.acceptedOfferId);
  if (!offer) return null;
  const isOwn = userId === offer.pro.id;
  return { offer, isOwn, partner: isOwn ? tender.creator : offer.pro };
}
