import { db } from "@/lib/platform/server/database/db";
import { exportStorage } from "@/lib/platform/server/storage/storage";

/** Longer than any archive takes to be written; before that, a half written one may still become whole. */
const WRITING_MS = 3_600_000;

/** Removes copies whose seven days are over or whose owners have left, and what a crash has left half written. */
export async function sweepExports(now: Date = new Date()): Promise<number> {
  await db.dataExport.deleteMany({ where: { expiresAt: { lte: now } } });
  let swept = 0;
  for await (const { key, modifiedAt } of exportStorage().list()) {
    const isDraft = key.endsWith(".part");
    const isWanted = isDraft
      ? now.getTime() - modifiedAt.getTime() < WRITING_MS
      : (await db.dataExport.count({ where: { id: key } })) > 0;
    if (isWanted) continue;
    await exportStorage().remove(key);
    swept += 1;
  }
  return swept;
}
