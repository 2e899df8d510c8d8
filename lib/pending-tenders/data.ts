import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { newTenderBody, type NewTender } from "@/lib/tenders/schema/content";
import type { Prisma } from "@/prisma/generated/client";

const pendingSelect = {
  id: true,
  userId: true,
  status: true,
  content: true,
  photosToCome: true,
  tenderId: true,
} as const satisfies Prisma.PendingTenderSelect;

type PendingRow = Prisma.PendingTenderGetPayload<{ select: typeof pendingSelect }>;
export type PendingTender = Omit<PendingRow, "content"> & { content: NewTender | null };

// A content of a release before that no longer parses counts as gone; its row is deleted in time.
function toPending(row: PendingRow): PendingTender {
  return { ...row, content: newTenderBody.safeParse(row.content).data ?? null };
}

/** Inserts a tender that waits for its client's address. */
export async function addPending(
  tx: Tx,
  added: { id: string; userId: string; content: NewTender; photosToCome: number },
): Promise<void> {
  await tx.pendingTender.create({ data: added, select: { id: true } });
}

/** Takes the row lock of the user's pending tender, so that two confirmations post one tender; null: there is none. */
export async function maybeLockPending(tx: Tx, userId: string): Promise<PendingTender | null> {
  await tx.$queryRaw`SELECT id FROM pending_tenders WHERE user_id = ${userId}::uuid FOR UPDATE`;
  const row = await tx.pendingTender.findUnique({ where: { userId }, select: pendingSelect });
  return row && toPending(row);
}

/** The user's own pending tender under its row lock. Throws `tender_not_found` for another one. */
export async function lockOwnPending(tx: Tx, userId: string, id: string): Promise<PendingTender> {
  const pending = await maybeLockPending(tx, userId);
  if (pending?.id !== id) throw new AppError("tender_not_found");
  return pending;
}

/** The user's pending tender, or null. */
export async function maybePending(client: DbClient, userId: string): Promise<PendingTender | null> {
  const row = await client.pendingTender.findUnique({ where: { userId }, select: pendingSelect });
  return row && toPending(row);
}

/** A pending tender by its id with its owner's address, or null. */
export async function maybePendingById(id: string): Promise<(PendingTender & { email: string }) | null> {
  const select = { ...pendingSelect, user: { select: { email: true } } } as const;
  const row = await db.pendingTender.findUnique({ where: { id }, select });
  return row && { ...toPending(row), email: row.user.email };
}

/** The slugs of an active subcategory and its category, or null. */
export async function maybeServiceSlugs(
  subcategoryId: string,
): Promise<{ category: string; subcategory: string } | null> {
  const row = await db.subcategory.findFirst({
    where: { id: subcategoryId, active: true, category: { active: true } },
    select: { slug: true, category: { select: { slug: true } } },
  });
  return row && { category: row.category.slug, subcategory: row.slug };
}

/** The internal ids of the photos that still wait with a pending tender. */
export async function listWaitingPhotos(tx: Tx, userId: string, publicIds: string[]): Promise<string[]> {
  const rows = await tx.file.findMany({
    where: { ownerId: userId, publicId: { in: publicIds }, attachedTo: "PENDING_TENDER" },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export type PendingOwner = Pick<PendingTender, "id" | "userId" | "status">;

/** Pending tenders of a status from before a moment, oldest first.. */
export function listPending(where: Prisma.PendingTenderWhereInput, take: number): Promise<PendingOwner[]> {
  return db.pendingTender.findMany({
    where,
    orderBy: { createdAt: "asc" },
    take,
    select: { id: true, userId: true, status: true },
  });
}

/** The version of a tender, which an edit has to name. */
export async function findTenderVersion(tenderId: string): Promise<number> {
  const { version } = await db.tender.findUniqueOrThrow({
    where: { id: tenderId },
    select: { version: true },
  });
  return version;
}
