import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { listBlockedWith } from "@/lib/blocks/data";
import type { Language } from "@/lib/i18n/languages";
import { notifyWatchers } from "@/lib/favourites/service";
import { closeInvitations } from "@/lib/invitations/data/invitations";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { findAffectedUserIds, lockVisibleTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { findTenderView } from "@/lib/agreements/data/tender-view";
import { recountOffers } from "@/lib/tenders/data/tender-content";
import { whyNotCancel } from "@/lib/tenders/policy";
import type { MoveReason } from "@/lib/tenders/constants";
import type { TenderView } from "../schema/tender-view";
import { moveTender, NO_AGREEMENT, emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { lockOffers } from "@/lib/offers/data/lock-offers";
import { givenBackParams, giveBackUnopened } from "@/lib/offers/service/give-back";
import { moveOffers } from "@/lib/offers/service/move-offer";
import { dropFinishPhotos } from "./drop-finish-photos";

/** A status transition with its reason and the version the caller saw. */
export type ReasonedMove = { version: number; reason: MoveReason; note?: string };

// Declines the active offers and the accepted one, and notifies their PROs; across a block only of the end of a job.
async function endOffers(work: Work, tender: LockedTender, reason: MoveReason): Promise<void> {
  const offers = await lockOffers(work.tx, tender.id);
  const declined = offers.filter(({ status }) => status === "ACTIVE" || status === "ACCEPTED");
  const declinedIds = declined.map(({ id }) => id);
  await moveOffers(work, declinedIds, { status: "DECLINED", declineReason: "TENDER_CANCELED" });
  const givenBack = await giveBackUnopened(work, tender, declined);
  const params = { reason };
  const blocked = await listBlockedWith(work.tx, tender.creatorId);
  for (const { proId, status } of declined) {
    await postSystemMessage(work, { tenderId: tender.id, proId, code: "TENDER_CANCELED", params });
    if (status === "ACTIVE" && blocked.has(proId)) continue;
    const recipient = { userId: proId, actorId: tender.creatorId, tenderId: tender.id };
    const facts = { ...params, ...givenBackParams(givenBack, proId) };
    await notify(work, { type: "TENDER_CANCELED", ...recipient, params: facts });
  }
}

/** Cancels a tender that is locked and whose policy has passed; shared with account deletion. */
export async function cancelOpenTender(
  work: Work,
  canceledById: string,
  tender: LockedTender,
  { reason, note }: Omit<ReasonedMove, "version">,
): Promise<void> {
  const canceled = { canceledAt: new Date(), canceledById, cancelReason: reason };
  const values = { ...NO_AGREEMENT, ...canceled, cancelNote: note || null };
  await moveTender(work, tender, { move: "CANCEL", actorId: canceledById, reason, values });
  await dropFinishPhotos(work, tender.id);
  await endOffers(work, tender, reason);
  await recountOffers(work.tx, tender.id);
  await closeInvitations(work.tx, tender.id);
  await notifyWatchers(work, tender.id, "CLOSED");
  await emitTenderChanged(work, tender.id, await findAffectedUserIds(work.tx, tender.id, tender.recipientId));
}

type CancelTender = {
  actor: Actor;
  lang: Language;
  tenderId: string;
  move: ReasonedMove;
  idempotencyKey?: string | null;
};

/** The client cancels the tender, before or after accepting an offer; its PROs are notified of the reason. */
export function cancelTender({
  actor,
  lang,
  tenderId,
  move,
  idempotencyKey = null,
}: CancelTender): Promise<TenderView> {
  const call = {
    userId: actor.id,
    key: idempotencyKey,
    fingerprint: ["PATCH /tenders/cancel", tenderId, move],
  };
  return transactOnce(call, async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    allow(whyNotCancel(actor, tender, move.version));
    await cancelOpenTender(work, actor.id, tender, move);
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
