import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { recountOffers } from "@/lib/tenders/data/tender-content";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findOfferView } from "../data/list-offers";
import { lockTenderAndOffers, type LockedBidding } from "../data/lock-offers";
import { whyNotDecline, whyNotWithdraw } from "../policy";
import type { DECLINE_REASONS } from "@/lib/tenders/constants";
import type { OfferView } from "../schema";
import { moveOffers } from "./move-offer";

type Bidding = Pick<LockedBidding, "tender" | "offer">;

async function finishEnding(work: Work, { tender }: Bidding): Promise<void> {
  await recountOffers(work.tx, tender.id);
  await emitTenderChanged(work, tender.id);
}

/** Withdraws an offer that is locked and whose policy has passed; shared with account deletion. */
export async function withdrawForUser(work: Work, actorId: string, bidding: Bidding): Promise<void> {
  const { tender, offer } = bidding;
  await moveOffers(work, [offer.id], { status: "WITHDRAWN" });
  await postSystemMessage(work, { tenderId: tender.id, proId: offer.proId, code: "OFFER_WITHDRAWN" });
  const recipient = { userId: tender.creatorId, actorId, tenderId: tender.id };
  await notify(work, { type: "OFFER_WITHDRAWN", ...recipient });
  await finishEnding(work, bidding);
}

type WithdrawOffer = { actor: Actor; offerId: string; idempotencyKey?: string | null };

/** A PRO withdraws an offer. The allowance it used up is not refunded, but covers sending it again within the hour. */
export function withdrawOffer({ actor, offerId, idempotencyKey = null }: WithdrawOffer): Promise<OfferView> {
  const call = { userId: actor.id, key: idempotencyKey, fingerprint: ["PATCH /offers/withdraw", offerId] };
  return transactOnce(call, async (work) => {
    const bidding = await lockTenderAndOffers(work.tx, actor, offerId);
    allow(whyNotWithdraw(actor, bidding.offer));
    await withdrawForUser(work, actor.id, bidding);
    return findOfferView(work.tx, actor, offerId);
  });
}

type DeclineOffer = {
  actor: Actor;
  offerId: string;
  reason: (typeof DECLINE_REASONS)[number];
  idempotencyKey?: string | null;
};

/** The client declines an offer; its PRO is notified of the reason and may send another one. */
export function declineOffer({
  actor,
  offerId,
  reason,
  idempotencyKey = null,
}: DeclineOffer): Promise<OfferView> {
  const call = {
    userId: actor.id,
    key: idempotencyKey,
    fingerprint: ["PATCH /offers/decline", offerId, reason],
  };
  return transactOnce(call, async (work) => {
    const bidding = await lockTenderAndOffers(work.tx, actor, offerId);
    const { tender, offer } = bidding;
    allow(whyNotDecline(actor, tender, offer));
    await moveOffers(work, [offerId], { status: "DECLINED", declineReason: reason });
    await notifyDeclined(work, { tenderId: tender.id, proId: offer.proId, actorId: actor.id, reason });
    await finishEnding(work, bidding);
    return findOfferView(work.tx, actor, offerId);
  });
}

type Declined = {
  tenderId: string;
  proId: string;
  actorId: string;
  reason: DeclineOffer["reason"] | "OTHER_CHOSEN";
};

/** Notifies a PRO, by system message in the chat and by notification, that their offer was declined. */
export async function notifyDeclined(
  work: Work,
  { tenderId, proId, actorId, reason }: Declined,
): Promise<void> {
  const params = { reason };
  await postSystemMessage(work, { tenderId, proId, code: "OFFER_DECLINED", params });
  await notify(work, { type: "OFFER_DECLINED", userId: proId, actorId, tenderId, params });
}
