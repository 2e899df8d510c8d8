import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import type { Language } from "@/lib/i18n/languages";
import { notify } from "@/lib/notifications/service";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockVisibleTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { findTenderView } from "@/lib/agreements/data/tender-view";
import { recountOffers } from "@/lib/tenders/data/tender-content";
import { whyNotRelease } from "@/lib/tenders/policy";
import type { TenderView } from "../schema/tender-view";
import { moveTender, NO_AGREEMENT, emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { lockOffers, type LockedOffer } from "@/lib/offers/data/lock-offers";
import type { ReasonedMove } from "./cancel-tender";
import { moveOffers } from "@/lib/offers/service/move-offer";

// Whoever lost only because somebody else was chosen is in the running again. The client invites them, so the one
// who left stays unnamed.
async function restoreRivals(work: Work, tender: LockedTender, offers: LockedOffer[]): Promise<void> {
  const restored = offers.filter((offer) => offer.declineReason === "OTHER_CHOSEN");
  const restoredIds = restored.map(({ id }) => id);
  await moveOffers(work, restoredIds, { status: "ACTIVE" });
  for (const { proId } of restored) {
    await postSystemMessage(work, { tenderId: tender.id, proId, code: "TENDER_RELEASED" });
    const told = { userId: proId, actorId: tender.creatorId, tenderId: tender.id };
    await notify(work, { type: "OFFER_RESTORED", ...told });
  }
}

// A PRO who leaves has withdrawn the offer; a client who lets them go has declined it.
async function endAgreement(work: Work, actor: Actor, tender: LockedTender): Promise<void> {
  if (!tender.acceptedOfferId) throw new Error("an accepted tender has an accepted offer");
  const isProLeaving = actor.id === tender.recipientId;
  await moveOffers(
    work,
    [tender.acceptedOfferId],
    isProLeaving ? { status: "WITHDRAWN" } : { status: "DECLINED", declineReason: "RELEASED" },
  );
}

async function tellReleased(
  work: Work,
  actor: Actor,
  tender: LockedTender,
  { reason, note }: ReasonedMove,
): Promise<void> {
  const proId = tender.recipientId;
  if (!proId) throw new Error("an accepted tender has a recipient");
  const params = { reason };
  // What was written stays between the two: rivals share no conversation with them.
  const line = { ...params, ...(note && { note }) };
  await postSystemMessage(work, { tenderId: tender.id, proId, code: "TENDER_RELEASED", params: line });
  const userId = actor.id === proId ? tender.creatorId : proId;
  await notify(work, { type: "TENDER_RELEASED", userId, actorId: actor.id, tenderId: tender.id, params });
}

type ReleaseTender = { actor: Actor; lang: Language; tenderId: string; move: ReasonedMove };

/** Client or PRO ends the agreement: the tender is open again, with the offers that had lost only to this one. */
export function releaseTender({ actor, lang, tenderId, move }: ReleaseTender): Promise<TenderView> {
  return transact(async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    const offers = await lockOffers(work.tx, tenderId);
    allow(whyNotRelease(actor, tender, move.version));
    await moveTender(work, tender, "RELEASE", NO_AGREEMENT);
    await endAgreement(work, actor, tender);
    await tellReleased(work, actor, tender, move);
    await restoreRivals(work, tender, offers);
    await recountOffers(work.tx, tenderId);
    await emitTenderChanged(work, tenderId);
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
