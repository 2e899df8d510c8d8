import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import type { Language } from "@/lib/i18n/languages";
import { notifyWatchers } from "@/lib/favourites/service";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { findTenderView } from "@/lib/agreements/data/tender-view";
import { addMissingStreet, recountOffers } from "@/lib/tenders/data/tender-content";
import { moveTender, emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { addMissingPhone } from "@/lib/users/particulars/data";
import type { Acceptance } from "../schema/accept";
import type { TenderView } from "../schema/tender-view";
import { findOfferView } from "@/lib/offers/data/list-offers";
import { lockTenderAndOffers, type LockedBidding } from "@/lib/offers/data/lock-offers";
import { priceParams } from "@/lib/offers/presentation";
import { whyNotAccept } from "@/lib/offers/policy";
import type { OfferView } from "@/lib/offers/schema";
import { notifyDeclined } from "@/lib/offers/service/decline-or-withdraw";
import { moveOffers } from "@/lib/offers/service/move-offer";

async function declineRivals(work: Work, { tender, rivals }: LockedBidding): Promise<void> {
  const losers = rivals.filter(({ status }) => status === "ACTIVE");
  const loserIds = losers.map(({ id }) => id);
  await moveOffers(work, loserIds, { status: "DECLINED", declineReason: "OTHER_CHOSEN" });
  for (const { proId } of losers) {
    const recipient = { tenderId: tender.id, proId, actorId: tender.creatorId };
    await notifyDeclined(work, { ...recipient, reason: "OTHER_CHOSEN" });
  }
}

async function notifyAccepted(work: Work, { tender, offer }: LockedBidding): Promise<void> {
  const { id: tenderId, creatorId: actorId } = tender;
  const params = priceParams({ ...offer, repeats: tender.repeats });
  await postSystemMessage(work, { tenderId, proId: offer.proId, code: "OFFER_ACCEPTED", params });
  await notify(work, { type: "ACCEPT_OFFER", userId: offer.proId, actorId, tenderId, params });
}

// The tender before the user, as the lock order asks.
async function addMissing(
  work: Work,
  { id, creatorId }: LockedBidding["tender"],
  { street, phone }: Omit<Acceptance, "version">,
): Promise<void> {
  if (street) await addMissingStreet(work.tx, id, street);
  if (phone) await addMissingPhone(work.tx, creatorId, phone);
}

type AcceptOffer = {
  actor: Actor;
  lang: Language;
  offerId: string;
  seenVersion: number;
  /** The street and phone that were missing, if the client gave them with the acceptance. */
  given?: Omit<Acceptance, "version">;
  idempotencyKey?: string | null;
};

/**
 * The client accepts one offer: the tender is ACCEPTED, rival offers are declined, all PROs concerned are notified, and
 * both parties see each other's name, phone and address. Throws the codes of `whyNotAccept`, among them `stale_version`
 * when the offer has changed since the client saw it, and `offer_expired` when its time is over.
 */
export function acceptOffer({
  actor,
  lang,
  offerId,
  seenVersion,
  given = {},
  idempotencyKey = null,
}: AcceptOffer): Promise<{ tender: TenderView; offer: OfferView }> {
  const call = {
    userId: actor.id,
    key: idempotencyKey,
    fingerprint: ["PATCH /offers/accept", offerId, seenVersion, given],
  };
  return transactOnce(call, async (work) => {
    // Row locks before the policy: a racing accept waits here and then sees ACCEPTED.
    const bidding = await lockTenderAndOffers(work.tx, actor, offerId);
    const { tender, offer } = bidding;
    const acceptedAt = new Date();
    allow(whyNotAccept(actor, tender, offer, { seenVersion, now: acceptedAt }));

    const agreement = { recipientId: offer.proId, acceptedOfferId: offerId, acceptedAt };
    const values = { ...agreement, agreedPriceMinor: offer.totalMinor };
    await moveTender(work, tender, { move: "ACCEPT_OFFER", actorId: actor.id, values });
    await moveOffers(work, [offerId], { status: "ACCEPTED", acceptedAt });
    await declineRivals(work, bidding);
    await recountOffers(work.tx, tender.id);
    await addMissing(work, tender, given);
    await notifyAccepted(work, bidding);
    await notifyWatchers(work, tender.id, "CLOSED");
    await emitTenderChanged(work, tender.id);
    return {
      tender: await findTenderView(work.tx, { actor, lang }, tender.id),
      offer: await findOfferView(work.tx, actor, offerId),
    };
  });
}
