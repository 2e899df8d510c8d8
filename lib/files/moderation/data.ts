import type { Tx } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";

/**
 * The file `f` is kept for the admins although nothing uses it: it waits for a decision, or it is hidden and what led to
 * that is kept. The erasure of its owner's account takes it all the same.
 */
export const IS_JUDGED = Prisma.sql`(
  EXISTS (SELECT FROM report_cases c WHERE c.kind = 'PHOTO' AND c.target_id = f.id
    AND (c.closed_at IS NULL OR f.hidden_at IS NOT NULL))
  OR f.hidden_at IS NOT NULL
    AND EXISTS (SELECT FROM moderation_decisions d WHERE d.kind = 'PHOTO' AND d.target_id = f.id))`;

/** Which of the given files are kept for the admins; locks all of them, so that no report comes in between. */
export async function listJudged(tx: Tx, publicIds: readonly string[]): Promise<Set<string>> {
  const those = Prisma.sql`files f WHERE f.public_id = ANY(${[...publicIds]})`;
  await tx.$queryRaw`SELECT 1 FROM ${those} ORDER BY f.id FOR UPDATE`;
  const rows = await tx.$queryRaw<{ publicId: string }[]>`
    SELECT f.public_id AS "publicId" FROM ${those} AND ${IS_JUDGED}`;
  return new Set(rows.map(({ publicId }) => publicId));
}

/** Locks all files with the stored bytes of one, itself among them. Answers their ids. */
async function lockSameBytes(tx: Tx, fileId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH bytes AS (SELECT coalesce(stored_as, public_id) AS key FROM files WHERE id = ${fileId}::uuid)
    SELECT f.id FROM files f WHERE f.stored_as = (SELECT key FROM bytes)
      OR f.public_id = (SELECT key FROM bytes) AND f.stored_as IS NULL
    ORDER BY f.id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/**
 * Hides a file with all that share its stored bytes, or brings them back (`hiddenAt` null). Whose avatar it is has none
 * meanwhile; it comes back unless they have chosen another one.
 */
export async function setFileHidden(tx: Tx, fileId: string, hiddenAt: Date | null): Promise<void> {
  // Locked first: a copy that is being made is there afterwards, and is hidden as well.
  const ids = await lockSameBytes(tx, fileId);
  await tx.file.updateMany({ where: { id: { in: ids } }, data: { hiddenAt } });
  if (hiddenAt)
    await tx.user.updateMany({ where: { photo: { id: { in: ids } } }, data: { photoPublicId: null } });
  else
    await tx.$executeRaw`
      UPDATE users u SET photo_public_id = f.public_id FROM files f
      WHERE f.id = ANY(${ids}::uuid[]) AND f.attached_to = 'AVATAR' AND u.id = f.owner_id
        AND u.photo_public_id IS NULL AND u.deleted_at IS NULL`;
}

/** The messages and the tenders that show a file or another one with its bytes. */
export async function listUsesOfFile(
  tx: Tx,
  fileId: string,
): Promise<{ messageIds: string[]; tenderIds: string[] }> {
  const ids = await lockSameBytes(tx, fileId);
  const where = { fileId: { in: ids } };
  const messages = await tx.messageFile.findMany({ where, select: { messageId: true } });
  const tenders = await tx.tenderFile.findMany({ where, select: { tenderId: true } });
  return {
    messageIds: messages.map(({ messageId }) => messageId),
    tenderIds: tenders.map(({ tenderId }) => tenderId),
  };
}

/** The first positions that are free beside the `taken` ones: hidden files keep theirs while the others are replaced. */
export function freePositions(count: number, taken: readonly number[]): number[] {
  const all = Array.from({ length: count + taken.length }, (_, position) => position);
  return all.filter((position) => !taken.includes(position)).slice(0, count);
}
