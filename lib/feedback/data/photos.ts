import type { Tx } from "@/lib/platform/server/database/db";

/** Attaches the photos of a review, in their order. */
export async function saveReviewPhotos(tx: Tx, reviewId: string, fileIds: readonly string[]): Promise<void> {
  const data = fileIds.map((fileId, position) => ({ reviewId, fileId, position }));
  if (data.length > 0) await tx.reviewPhoto.createMany({ data });
}

/** Detaches the photos of these reviews, for good. Answers the public ids of their files. */
export async function removeReviewPhotos(tx: Tx, reviewIds: readonly string[]): Promise<string[]> {
  const where = { reviewId: { in: [...reviewIds] } };
  const rows = await tx.reviewPhoto.findMany({ where, select: { file: { select: { publicId: true } } } });
  if (rows.length > 0) await tx.reviewPhoto.deleteMany({ where });
  return rows.map(({ file }) => file.publicId);
}
