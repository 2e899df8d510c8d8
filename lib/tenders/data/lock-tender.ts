import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { Prisma } from "@/prisma/generated/client";
import { canSeeTender } from "../policy";

const lockedSelect = {
  id: true,
  creatorId: true,
  recipientId: true,
  status: true,
  version: true,
  offerCount: true,
  acceptedOfferId: true,
  completedAt: true,
  latitude: true,
  longitude: true,
} as const satisfies Prisma.TenderSelect;

/** A tender whose row is ours until the commit: what a move judges and changes. */
export type LockedTender = Prisma.TenderGetPayload<{ select: typeof lockedSelect }>;

/**
 * Takes the row lock of a tender, first of all locks (then offers, then allowances, then people), so that rival
 * moves wait for each other and none waits in a circle. Throws `tender_not_found`.
 */
export async function lockTender(tx: Tx, tenderId: string): Promise<LockedTender> {
  await tx.$queryRaw`SELECT 1 FROM tenders WHERE id = ${tenderId}::uuid FOR UPDATE`;
  const tender = await tx.tender.findUnique({ where: { id: tenderId }, select: lockedSelect });
  if (!tender) throw new AppError("tender_not_found");
  return tender;
}

/** Throws `tender_not_found` for whoever may not even know of the tender (domain.md, "Who may"). */
export async function findVisibleTender(
  reader: DbClient,
  actor: Actor,
  tenderId: string,
): Promise<LockedTender> {
  const tender = await reader.tender.findUnique({
    where: { id: tenderId },
    select: { ...lockedSelect, offers: { where: { proId: actor.id }, select: { id: true } } },
  });
  if (!tender) throw new AppError("tender_not_found");
  const { offers, ...facts } = tender;
  if (!canSeeTender(actor, facts, offers.length > 0)) throw new AppError("tender_not_found");
  return facts;
}

/** The lock for a move by somebody: strangers get 404 and lock nothing. */
export async function lockVisibleTender(tx: Tx, actor: Actor, tenderId: string): Promise<LockedTender> {
  await findVisibleTender(tx, actor, tenderId);
  return lockTender(tx, tenderId);
}

/** Everybody whom a change of the tender concerns: its creator and every PRO who ever sent an offer on it. */
export async function findAffectedUserIds(reader: DbClient, tenderId: string): Promise<string[]> {
  const people = await reader.$queryRaw<{ userId: string }[]>`
    SELECT creator_id AS "userId" FROM tenders WHERE id = ${tenderId}::uuid
    UNION SELECT pro_id FROM offers WHERE tender_id = ${tenderId}::uuid`;
  return people.map(({ userId }) => userId);
}
