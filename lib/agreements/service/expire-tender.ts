import { listBlockedWith } from "@/lib/blocks/data";
import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { notifyWatchers } from "@/lib/favourites/service";
import { closeInvitations } from "@/lib/invitations/data/invitations";
import { notify } from "@/lib/notifications/service";
import { lockOffers } from "@/lib/offers/data/lock-offers";
import { givenBackParams, giveBackUnopened } from "@/lib/offers/service/give-back";
import { moveOffers } from "@/lib/offers/service/move-offer";
import type { Work } from "@/lib/platform/server/work/transact";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import { recountOffers } from "@/lib/tenders/data/tender-content";
import { emitTenderChanged, moveTender, NO_AGREEMENT } from "@/lib/tenders/service/move-tender";

/**
 * Ends an open tender whose time is over: its offers end, and its creator and their PROs are notified, but for those with
 * a block between them. The tender is locked and due; no user is the actor.
 */
export async function expireTender(work: Work, tender: LockedTender): Promise<void> {
  const { id: tenderId, creatorId } = tender;
  const canceled = { canceledAt: new Date(), canceledById: null, cancelReason: "EXPIRED" } as const;
  const values = { ...NO_AGREEMENT, ...canceled, cancelNote: null };
  await moveTender(work, tender, { move: "CANCEL", actorId: null, reason: "EXPIRED", values });
  const active = (await lockOffers(work.tx, tenderId)).filter(({ status }) => status === "ACTIVE");
  const ended = active.map(({ id }) => id);
  await moveOffers(work, ended, { status: "DECLINED", declineReason: "TENDER_EXPIRED" });
  const givenBack = await giveBackUnopened(work, tender, active);
  const blocked = await listBlockedWith(work.tx, creatorId);
  for (const { proId } of active) {
    await postSystemMessage(work, { tenderId, proId, code: "TENDER_EXPIRED" });
    if (blocked.has(proId)) continue;
    const params = givenBackParams(givenBack, proId);
    await notify(work, { type: "TENDER_EXPIRED", userId: proId, tenderId, params });
  }
  await notify(work, { type: "TENDER_EXPIRED", userId: creatorId, tenderId });
  await recountOffers(work.tx, tenderId);
  await closeInvitations(work.tx, tenderId);
  await notifyWatchers(work, tenderId, "CLOSED");
  await emitTenderChanged(work, tenderId);
}
