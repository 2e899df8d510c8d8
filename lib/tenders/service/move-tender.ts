import type { Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import type { TenderChanged } from "@/lib/shared/socket-events";
import type { Prisma } from "@/prisma/generated/client";
import { findAffectedUserIds, type LockedTender } from "../data/lock-tender";
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
  | "cancelNote";

/** The columns a move writes beside the status. */
export type MoveValues = Pick<Prisma.TenderUncheckedUpdateManyInput, MoveColumns>;

/** The agreement columns of a tender without an agreement. */
export const NO_AGREEMENT = {
  recipientId: null,
  acceptedOfferId: null,
  agreedPriceMinor: null,
  acceptedAt: null,
} as const satisfies MoveValues;

/**
 * Status transition of a locked tender: the only writer of its status. The UPDATE checks the transition table once
 * more, so that a forgotten policy cannot leave a tender in an illegal status. Throws `tender_not_open`.
 */
export async function moveTender(
  work: Work,
  tender: Pick<LockedTender, "id">,
  move: TenderMove,
  values: MoveValues,
): Promise<void> {
  const { from, to } = TENDER_MOVES[move];
  const { count } = await work.tx.tender.updateMany({
    where: { id: tender.id, status: { in: [...from] } },
    data: { ...values, status: to, version: { increment: 1 } },
  });
  if (count !== 1) throw new AppError("tender_not_open");
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
