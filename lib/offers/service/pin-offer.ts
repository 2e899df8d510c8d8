import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { findOfferView } from "../data/list-offers";
import { lockTenderAndOffers } from "../data/lock-offers";
import { savePinned } from "../data/write-offer";
import { whyNotPin } from "../policy";
import type { OfferView } from "../schema";

type PinOffer = { actor: Actor; offerId: string; isPinned: boolean };

/**
 * The client pins an offer to the shortlist or takes it off; no other user learns of it, and doing it again changes
 * nothing. Throws the codes of `whyNotPin`, and `offer_not_found`.
 */
export function pinOffer({ actor, offerId, isPinned }: PinOffer): Promise<OfferView> {
  return transact(async ({ tx }) => {
    const { tender } = await lockTenderAndOffers(tx, actor, offerId);
    allow(whyNotPin(actor, tender));
    await savePinned(tx, offerId, isPinned);
    return findOfferView(tx, actor, offerId);
  });
}
