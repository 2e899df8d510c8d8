import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import type { DisputeSide } from "../constants";
import { DISPUTE_MOVES, OPEN_DISPUTES, type DisputeMove } from "../machine";
import { canAdminSee, sideOf } from "../policy";

const lockedSelect = {
  id: true,
  tenderId: true,
  clientId: true,
  proId: true,
  openedBy: true,
  status: true,
  talkUntil: true,
  answer: true,
  proposedBy: true,
  mediationAskedBy: true,
  version: true,
  claimedById: true,
  claimedUntil: true,
} as const satisfies Prisma.DisputeSelect;

/** A dispute whose tender is locked, which is the lock of its disputes too. */
export type LockedDispute = Prisma.DisputeGetPayload<{ select: typeof lockedSelect }>;

const IS_OPEN: Prisma.DisputeWhereInput = { status: { in: [...OPEN_DISPUTES] } };

/** A dispute that the caller may know of: one of its two sides, or an admin. Throws `dispute_not_found`. */
export async function findDispute(client: DbClient, actor: Actor, id: string): Promise<LockedDispute> {
  const row = await client.dispute.findUnique({ where: { id }, select: lockedSelect });
  const isShown = row && (sideOf(actor, row) !== null || (actor.role === "ADMIN" && canAdminSee(row)));
  if (!isShown) throw new AppError("dispute_not_found");
  return row;
}

/** Takes the row lock of a dispute, for which an admin who takes it out of the queue waits. */
export async function lockDispute(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM disputes WHERE id = ${id}::uuid FOR UPDATE`;
}

/** Whether the two of a locked tender have a dispute that is open. */
export async function hasOpenDispute(
  client: DbClient,
  pair: { tenderId: string; proId: string },
): Promise<boolean> {
  return (await client.dispute.count({ where: { ...pair, ...IS_OPEN } })) > 0;
}

/** Whether a user is a side of a dispute that is open. */
export async function isInDispute(client: DbClient, userId: string): Promise<boolean> {
  const where = { OR: [{ clientId: userId }, { proId: userId }], ...IS_OPEN };
  return (await client.dispute.count({ where, take: 1 })) > 0;
}

/** Whether an admin has decided about an agreement that was made at a moment. */
export async function isDecidedSince(
  client: DbClient,
  pair: { tenderId: string; proId: string },
  agreedAt: Date | null,
): Promise<boolean> {
  const since = agreedAt && { createdAt: { gte: agreedAt } };
  return (await client.dispute.count({ where: { ...pair, status: "CLOSED_DECIDED", ...since } })) > 0;
}

/** Writes a dispute that begins. Answers its id. */
export async function addDispute(
  tx: Tx,
  data: Omit<Prisma.DisputeUncheckedCreateInput, "id">,
): Promise<string> {
  const id = newId();
  await tx.dispute.create({ data: { ...data, id }, select: { id: true } });
  return id;
}

/** Attaches the photos of one side, in their order. */
export async function saveDisputePhotos(
  tx: Tx,
  { disputeId, side, fileIds }: { disputeId: string; side: DisputeSide; fileIds: readonly string[] },
): Promise<void> {
  const data = fileIds.map((fileId, position) => ({ disputeId, side, fileId, position }));
  if (data.length > 0) await tx.disputePhoto.createMany({ data });
}

/** What was said in a dispute; its status stays. */
export async function saveDispute(
  tx: Tx,
  id: string,
  values: Pick<
    Prisma.DisputeUncheckedUpdateInput,
    "answer" | "answeredAt" | "outcome" | "proposedBy" | "proposedAt" | "mediationAskedBy"
  >,
): Promise<void> {
  await tx.dispute.update({
    where: { id },
    data: { ...values, version: { increment: 1 } },
    select: { id: true },
  });
}

type MoveValues = Pick<
  Prisma.DisputeUncheckedUpdateManyInput,
  | "mediationAskedBy"
  | "mediationAt"
  | "fault"
  | "countsForReliability"
  | "reviewStays"
  | "decision"
  | "decidedById"
  | "closedAt"
>;

/** Status transition: the only writer of a dispute's status. Throws `dispute_moved_on`. */
export async function moveDispute(tx: Tx, id: string, move: DisputeMove, values: MoveValues): Promise<void> {
  const { from, to } = DISPUTE_MOVES[move];
  const { count } = await tx.dispute.updateMany({
    where: { id, status: from },
    data: { ...values, status: to, version: { increment: 1 } },
  });
  if (count !== 1) throw new AppError("dispute_moved_on");
}

/** The disputes of a locked tender whose time to talk is over. */
export function listOverdueTalks(tx: Tx, tenderId: string, now: Date): Promise<LockedDispute[]> {
  return tx.dispute.findMany({
    where: { tenderId, status: "TALK", talkUntil: { lte: now } },
    select: lockedSelect,
    orderBy: { id: "asc" },
  });
}
