import { postSystemMessage } from "@/lib/chat/service/post-system-message";
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
import { expiryOf, whyNotRelease } from "@/lib/tenders/policy";
import type { TenderView } from "../schema/tender-view";
import { moveTender, NO_AGREEMENT, emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { lockOffers, type LockedOffer } from "@/lib/offers/data/lock-offers";
import type { ReasonedMove } from "./cancel-tender";
import { dropFinishPhotos } from "./drop-finish-photos";
import { moveOffers } from "@/lib/offers/service/move-offer";

// Reactivates the offers declined as OTHER_CHOSEN. The client is the actor of the notification, so that the PRO who
// left stays unnamed.
async function restoreRivals(work: Work, tender: LockedTender, offers: LockedOffer[]): Promise<void> {
  const restored = offers.filter((offer) => offer.declineReason === "OTHER_CHOSEN");
  const restoredIds = restored.map(({ id }) => id);
  await moveOffers(work, restoredIds, { status: "ACTIVE" });
  for (const { proId } of restored) {
    await postSystemMessage(work, { tenderId: tender.id, proId, code: "TENDER_RELEASED" });
    const recipient = { userId: proId, actorId: tender.creatorId, tenderId: tender.id };
    await notify(work, { type: "OFFER_RESTORED", ...recipient });
  }
}

// Released by the PRO the accepted offer is WITHDRAWN, released by the client it is DECLINED.
async function endAgreement(work: Work, actor: Actor, tender: LockedTender): Promise<void> {
  if (!tender.acceptedOfferId) throw new Error("an accepted tender has an accepted offer");
  const isProLeaving = actor.id === tender.recipientId;
  await moveOffers(
    work,
    [tender.acceptedOfferId],
    isProLeaving ? { status: "WITHDRAWN" } : { status: "DECLINED", declineReason: "RELEASED" },
  );
}

async function notifyReleased(
  work: Work,
  actor: Actor,
  tender: LockedTender,
  { reason, note }: ReasonedMove,
): Promise<void> {
  const proId = tender.recipientId;
  if (!proId) throw new Error("an accepted tender has a recipient");
  const params = { reason };
  // The note appears only in the chat of the two parties, which rivals do not share.
  const messageParams = { ...params, ...(note && { note }) };
  await postSystemMessage(work, {
    tenderId: tender.id,
    proId,
    code: "TENDER_RELEASED",
    params: messageParams,
  });
  const userId = actor.id === proId ? tender.creatorId : proId;
  await notify(work, { type: "TENDER_RELEASED", userId, actorId: actor.id, tenderId: tender.id, params });
}

type ReleaseTender = {
  actor: Actor;
  lang: Language;
  tenderId: string;
  move: ReasonedMove;
  idempotencyKey?: string | null;
};

/** The client or the accepted PRO releases the agreement: the tender reopens, and rival offers become active again. */
export function releaseTender({
  actor,
  lang,
  tenderId,
  move,
  idempotencyKey = null,
}: ReleaseTender): Promise<TenderView> {
  const call = {
    userId: actor.id,
    key: idempotencyKey,
    fingerprint: ["PATCH /tenders/release", tenderId, move],
  };
  return transactOnce(call, async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    const offers = await lockOffers(work.tx, tenderId);
    allow(whyNotRelease(actor, tender, move.version));
    const { reason } = move;
    // Open again, it has its time anew.
    const values = { ...NO_AGREEMENT, expiresAt: expiryOf(tender, new Date()), extendedCount: 0 };
    await moveTender(work, tender, { move: "RELEASE", actorId: actor.id, reason, values });
    await dropFinishPhotos(work, tenderId);
    await endAgreement(work, actor, tender);
    await notifyReleased(work, actor, tender, move);
    await restoreRivals(work, tender, offers);
    await recountOffers(work.tx, tenderId);
    await closeInvitations(work.tx, tenderId);
    await notifyWatchers(work, tenderId, "REOPENED");
    await emitTenderChanged(work, tenderId, await findAffectedUserIds(work.tx, tenderId, tender.recipientId));
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
