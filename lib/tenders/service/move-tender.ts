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

/** What a move writes beside the status. */
export type MoveFacts = Pick<Prisma.TenderUncheckedUpdateManyInput, MoveColumns>;

/** What a tender says of its agreement when there is none (any more). */
export const NO_AGREEMENT = {
  recipientId: null,
  acceptedOfferId: null,
  agreedPriceMinor: null,
  acceptedAt: null,
} as const satisfies MoveFacts;

/**
 * Moves a locked tender: the only writer of its status. The table of moves is asked once more by the database,
 * so that even a forgotten check cannot bring a tender where it may not be. Throws `tender_not_open`.
 */
export async function moveTender(
  work: Work,
  tender: Pick<LockedTender, "id">,
  move: TenderMove,
  facts: MoveFacts,
): Promise<void> {
  const { from, to } = TENDER_MOVES[move];
  const { count } = await work.tx.tender.updateMany({
    where: { id: tender.id, status: { in: [...from] } },
    data: { ...facts, status: to, version: { increment: 1 } },
  });
  if (count !== 1) throw new AppError("tender_not_open");
}

/** Tells everybody whom the tender concerns that it is not what their screen shows. The last step of a change. */
export async function emitTenderChanged(work: Work, tenderId: string): Promise<void> {
  const { status, version } = await work.tx.tender.findUniqueOrThrow({
    where: { id: tenderId },
    select: { status: true, version: true },
  });
  const payload: TenderChanged = { tenderId, status, version };
  work.emit({ userIds: await findAffectedUserIds(work.tx, tenderId), event: "TENDER_CHANGED", payload });
}
