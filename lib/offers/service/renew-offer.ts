import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findOfferView } from "../data/list-offers";
import { lockTenderAndOffers } from "../data/lock-offers";
import { listToRemind, renewOfferRow } from "../data/validity";
import { whyNotChange } from "../policy";
import type { OfferView } from "../schema";

type RenewOffer = {
  actor: Actor;
  offerId: string;
  seenVersion: number;
  idempotencyKey?: string | null;
};

/**
 * A PRO lets an active offer, expired or not, stand for the same number of days again, from now on. Throws the codes of
 * `whyNotChange`.
 */
export function renewOffer(request: RenewOffer): Promise<OfferView> {
  const { actor, offerId, seenVersion, idempotencyKey = null } = request;
  const fingerprint = ["PATCH /offers/renew", offerId, seenVersion];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, async (work) => {
    const { tender, offer } = await lockTenderAndOffers(work.tx, actor, offerId);
    allow(whyNotChange(actor, tender, offer, seenVersion));
    await renewOfferRow(work.tx, offerId, new Date());
    const { proId } = offer;
    await postSystemMessage(work, { tenderId: tender.id, proId, code: "OFFER_RENEWED" });
    // Offers are sealed: of what becomes of one only its two sides learn.
    await emitTenderChanged(work, tender.id, [tender.creatorId, proId]);
    return findOfferView(work.tx, actor, offerId);
  });
}

/** Reminds the BEEs of a locked tender whose offers are to be reminded of at that moment, and still stand. */
export async function remindOfExpiry(
  work: Work,
  { id: tenderId }: LockedTender,
  now: Date,
  remindAt: Date,
): Promise<void> {
  for (const { proId: userId, validUntil } of await listToRemind(work.tx, tenderId, { now, remindAt })) {
    const params = { endsAt: validUntil.toISOString() };
    await notify(work, { type: "OFFER_EXPIRING", userId, tenderId, params });
  }
}
