import { personSelect, type PersonRow } from "@/lib/people/data";
import { PREPARED, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";
import { BLOCKS_SHOWN } from "./constants";

/** The ids of all whom a user blocks or who block them; asked for once per query, whatever it compares them with. */
export function blockedWith(userId: string): Prisma.Sql {
  return Prisma.sql`(SELECT blocked_id FROM blocks WHERE blocker_id = ${userId}::uuid
    UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${userId}::uuid)`;
}

/** All whom a user blocks or who block them. */
export async function listBlockedWith(client: DbClient, userId: string): Promise<Set<string>> {
  const rows = await client.$queryRaw<{ id: string }[]>`
    SELECT b.blocked_id AS id FROM ${blockedWith(userId)} AS b`;
  return new Set(rows.map(({ id }) => id));
}

/** Whether one of two people, given as columns or parameters, blocks the other. */
export function hasBlockBetween(one: Prisma.Sql, other: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(EXISTS (SELECT FROM blocks WHERE blocker_id = ${one} AND blocked_id = ${other})
    OR EXISTS (SELECT FROM blocks WHERE blocker_id = ${other} AND blocked_id = ${one}))`;
}

/** Whether one of two people blocks the other at this moment. */
export async function isBlockedWith(client: DbClient, one: string, other: string): Promise<boolean> {
  const between = hasBlockBetween(Prisma.sql`${one}::uuid`, Prisma.sql`${other}::uuid`);
  const [row] = await client.$queryRaw<
    { isBlocked: boolean }[]
  >`${PREPARED} SELECT ${between} AS "isBlocked"`;
  return row?.isBlocked ?? false;
}

/**
 * `hasBlockBetween` for what one of them is about to do to the other: a block waits for the commit. Lock order: after the
 * tender and its offers, before allowances and users.
 */
export function lockedBlock(one: Prisma.Sql, other: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`lock_blocks(${one}, ${other})`;
}

/** Whether one of two people blocks the other, true until the commit (`lockedBlock`). */
export async function lockBlocks(tx: Tx, one: string, other: string): Promise<boolean> {
  const between = lockedBlock(Prisma.sql`${one}::uuid`, Prisma.sql`${other}::uuid`);
  const [row] = await tx.$queryRaw<{ isBlocked: boolean }[]>`${PREPARED} SELECT ${between} AS "isBlocked"`;
  return row?.isBlocked ?? false;
}

type Pair = { blockerId: string; blockedId: string };

/** Waits for everything between the two that has begun. Taken before any row is written that refers to users. */
export async function lockPair(tx: Tx, { blockerId, blockedId }: Pair): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(block_key(${blockerId}::uuid, ${blockedId}::uuid))`;
}

/** Blocks once; the pair is locked. */
export async function addBlock(tx: Tx, { blockerId, blockedId }: Pair): Promise<void> {
  await tx.$executeRaw`INSERT INTO blocks (blocker_id, blocked_id, created_at)
    VALUES (${blockerId}::uuid, ${blockedId}::uuid, clock_timestamp()) ON CONFLICT DO NOTHING`;
}

/** Blocks no longer. */
export async function removeBlock(client: DbClient, pair: Pair): Promise<void> {
  await client.block.deleteMany({ where: pair });
}

/** Whether a client or a PRO with an account has this id. */
export async function isBlockable(client: DbClient, id: string): Promise<boolean> {
  return (await client.user.count({ where: { id, role: { not: "ADMIN" }, deletedAt: null } })) > 0;
}

/** Whom a user blocks, the last one first. */
export function listBlocks(
  client: DbClient,
  blockerId: string,
): Promise<{ blocked: PersonRow; createdAt: Date }[]> {
  return client.block.findMany({
    where: { blockerId },
    select: { blocked: { select: personSelect }, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { blockedId: "desc" }],
    take: BLOCKS_SHOWN,
  });
}
