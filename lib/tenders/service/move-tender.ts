import type { MarketEvent } from "@/lib/platform/server/metrics/create-metrics";
import type { Work } from "@/lib/platform/server/work/transact";
import { singletons } from "@/lib/platform/server/config/singletons";
import { AppError } from "@/lib/shared/errors";
import type { TenderChanged } from "@/lib/shared/socket-events";
import type { Prisma } from "@/prisma/generated/client";
import { findAffectedUserIds, type LockedTender } from "../data/lock-tender";
import { addTenderEvent } from "../data/tender-events";
import type { EndReason } from "../constants";
import { TENDER_MOVES, type TenderMove } from "../machine";

type MoveColumns =
  | "recipientId"
  | "acceptedOfferId"
  | "agreedPriceMinor"
  | "acceptedAt"
  | "completedAt"
  | "canceledAt"
  | "canceledById"
  | "cancelReason"
  | "cancelNote"
  | "expiresAt"
  | "extendedCount"
  | "finishRequestedAt"
  | "finishNote";

/** The columns a move writes beside the status. */
export type MoveValues = Pick<Prisma.TenderUncheckedUpdateManyInput, MoveColumns>;

/** The agreement columns of a tender without an agreement. */
export const NO_AGREEMENT = {
  recipientId: null,
  acceptedOfferId: null,
  agreedPriceMinor: null,
  acceptedAt: null,
  finishRequestedAt: null,
  finishNote: null,
} as const satisfies MoveValues;

/** A status transition: who makes it, why, and what it writes beside the status. */
export type Transition = {
  move: TenderMove;
  /** Null: the product itself. */
  actorId: string | null;
  reason?: EndReason;
  values: MoveValues;
};

type Agreement = Pick<LockedTender, "recipientId" | "acceptedOfferId" | "agreedPriceMinor">;

/** The agreement that a move makes or changes, or else the one that the tender had before it. */
function agreementOf(tender: Agreement, { move, values }: Transition) {
  const isAgreement = TENDER_MOVES[move].to === "ACCEPTED";
  const {
    recipientId: proId,
    acceptedOfferId: offerId,
    agreedPriceMinor: priceMinor,
  } = isAgreement ? { ...tender, ...(values as Partial<Agreement>) } : tender;
  return { proId, offerId, priceMinor };
}

/** The moves that say how the market does. */
const COUNTED: Partial<Record<TenderMove, MarketEvent>> = {
  ACCEPT_OFFER: "offer_accepted",
  FINISH_WORK: "tender_completed",
};

/**
 * Status transition of a locked tender: the only writer of its status and of what is agreed, and of the event that stays
 * when the row changes again. The UPDATE checks the transition table once more, so that a forgotten policy cannot leave a tender in
 * an illegal status. Throws `tender_not_open`.
 */
export async function moveTender(
  work: Work,
  tender: Agreement & Pick<LockedTender, "id">,
  transition: Transition,
): Promise<void> {
  const { move, actorId, reason, values } = transition;
  const { from, to } = TENDER_MOVES[move];
  const { count } = await work.tx.tender.updateMany({
    where: { id: tender.id, status: { in: [...from] } },
    data: { ...values, status: to, version: { increment: 1 } },
  });
  if (count !== 1) throw new AppError("tender_not_open");
  const agreement = agreementOf(tender, transition);
  await addTenderEvent(work.tx, { tenderId: tender.id, move, actorId, reason: reason ?? null, ...agreement });
  const event = COUNTED[move];
  if (event) work.afterCommit(() => singletons.metrics?.countMarket(event));
}

/**
 * Emits TENDER_CHANGED after the commit, so that those whose view has changed refetch: the creator and every PRO with an
 * offer, or `onlyFor` them. An event reveals a change, so no other user may receive it (docs/domain.md, "Who may").
 * The last step of a change.
 */
export async function emitTenderChanged(
  work: Work,
  tenderId: string,
  onlyFor?: readonly string[],
): Promise<void> {
  const { status, version } = await work.tx.tender.findUniqueOrThrow({
    where: { id: tenderId },
    select: { status: true, version: true },
  });
  const payload: TenderChanged = { tenderId, status, version };
  const userIds = onlyFor ?? (await findAffectedUserIds(work.tx, tenderId));
  work.emit({ userIds, event: "TENDER_CHANGED", payload });
}
