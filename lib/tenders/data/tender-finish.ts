import type { Tx } from "@/lib/platform/server/database/db";

/** Writes the PRO's report that the work is done, or takes it back (null). The version rises: it is a step of both. */
export async function saveFinishRequest(
  tx: Tx,
  tenderId: string,
  request: { at: Date; note: string | null } | null,
): Promise<void> {
  const data = { finishRequestedAt: request?.at ?? null, finishNote: request?.note ?? null };
  await tx.tender.update({
    where: { id: tenderId },
    data: { ...data, version: { increment: 1 } },
    select: { id: true },
  });
}

/** Attaches photos to the report, in their order. */
export async function saveFinishPhotos(tx: Tx, tenderId: string, fileIds: readonly string[]): Promise<void> {
  const data = fileIds.map((fileId, position) => ({ tenderId, fileId, position }));
  if (data.length > 0) await tx.finishPhoto.createMany({ data });
}

/** Takes the photos off the report; the ids of their files. */
export async function removeFinishPhotos(tx: Tx, tenderId: string): Promise<string[]> {
  const rows = await tx.finishPhoto.findMany({ where: { tenderId }, select: { fileId: true } });
  if (rows.length > 0) await tx.finishPhoto.deleteMany({ where: { tenderId } });
  return rows.map(({ fileId }) => fileId);
}
