import { hasBlockBetween, isBlockedWith, lockBlocks } from "@/lib/blocks/data";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import { canSeeTender } from "../policy";
import { hadAgreement, isInvited } from "./visibility";

const lockedSelect = {
  id: true,
  creatorId: true,
  recipientId: true,
  status: true,
  version: true,
  offerCount: true,
  offersSeenAt: true,
  isPrivate: true,
  hiddenAt: true,
  publicAt: true,
  acceptedOfferId: true,
  agreedPriceMinor: true,
  completedAt: true,
  repeats: true,
  latitude: true,
  longitude: true,
  startDate: true,
  endDate: true,
  expiresAt: true,
  extendedCount: true,
  finishRequestedAt: true,
} as const satisfies Prisma.TenderSelect;

/** A tender whose row lock this transaction holds until the commit: the input of policies and status transitions. */
export type LockedTender = Prisma.TenderGetPayload<{ select: typeof lockedSelect }>;

/**
 * Takes the row lock of a tender. Lock order: tender, offers, allowances, users; every transaction keeps to it, so
 * racing transitions wait for each other without a deadlock. Throws `tender_not_found`.
 */
export async function lockTender(tx: Tx, tenderId: string): Promise<LockedTender> {
  await tx.$queryRaw`SELECT 1 FROM tenders WHERE id = ${tenderId}::uuid FOR UPDATE`;
  const tender = await tx.tender.findUnique({ where: { id: tenderId }, select: lockedSelect });
  if (!tender) throw new AppError("tender_not_found");
  return tender;
}

/** Takes the row locks of the open tenders of some users, in id order against deadlocks. */
export async function lockOpenTendersOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM tenders WHERE creator_id = ANY(${[...userIds]}::uuid[]) AND status = 'NEW'
    ORDER BY id FOR UPDATE`;
}

// A job of the two goes on across a block.
function isSubjectToBlocks({ id, role }: Actor, tender: Pick<LockedTender, "recipientId">): boolean {
  return role === "PRO" && tender.recipientId !== id;
}

/** Throws `tender_not_found` when the caller may not know that the tender exists (docs/domain.md, "Who may"). */
export async function findVisibleTender(
  client: DbClient,
  actor: Actor,
  tenderId: string,
): Promise<LockedTender> {
  const tender = await client.tender.findUnique({
    where: { id: tenderId },
    select: { ...lockedSelect, offers: { where: { proId: actor.id }, select: { id: true } } },
  });
  if (!tender) throw new AppError("tender_not_found");
  const { offers, ...facts } = tender;
  // Most tenders are open to all: who is invited is asked of a private one alone.
  const isBlocked =
    isSubjectToBlocks(actor, facts) && (await isBlockedWith(client, actor.id, facts.creatorId));
  const own = {
    hasOffer: offers.length > 0,
    isInvited: facts.isPrivate && (await isInvited(client, tenderId, actor.id)),
    isBlocked,
    hadAgreement: isBlocked && (await hadAgreement(client, tenderId, actor.id)),
  };
  if (!canSeeTender(actor, facts, own)) throw new AppError("tender_not_found");
  return facts;
}

/**
 * The row lock for what comes after an agreement, a dispute or feedback: neither of the two takes it away from the other
 * with a block. What is done must ask for the agreement by itself.
 */
export async function lockTenderOfAgreement(tx: Tx, actor: Actor, tenderId: string): Promise<LockedTender> {
  await findVisibleTender(tx, actor, tenderId);
  return lockTender(tx, tenderId);
}

/**
 * The row lock for a transition by the caller; without access they get 404 and take no lock. A block between a PRO and
 * the creator is looked for once more under its own lock, so that nothing gets past one that commits at this moment; a
 * former job of the two is no reason to offer or to ask anything again.
 */
export async function lockVisibleTender(tx: Tx, actor: Actor, tenderId: string): Promise<LockedTender> {
  const tender = await lockTenderOfAgreement(tx, actor, tenderId);
  if (isSubjectToBlocks(actor, tender) && (await lockBlocks(tx, actor.id, tender.creatorId)))
    throw new AppError("tender_not_found");
  return tender;
}

/**
 * The users to notify of a change of the tender: its creator and every PRO who ever sent an offer on it and may know of
 * it, which ends with a block but for a job of the two. `releasedId`: the PRO whose job has ended by the change.
 */
export async function findAffectedUserIds(
  client: DbClient,
  tenderId: string,
  releasedId: string | null = null,
): Promise<string[]> {
  const rows = await client.$queryRaw<{ userId: string }[]>`
    SELECT creator_id AS "userId" FROM tenders WHERE id = ${tenderId}::uuid
    UNION SELECT o.pro_id FROM offers o JOIN tenders t ON t.id = o.tender_id WHERE t.id = ${tenderId}::uuid
      AND (o.pro_id IN (t.recipient_id, ${releasedId}::uuid) OR NOT ${hasBlockBetween(Prisma.sql`o.pro_id`, Prisma.sql`t.creator_id`)})`;
  return rows.map(({ userId }) => userId);
}
