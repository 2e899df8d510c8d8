import { db } from "@/lib/platform/server/database/db";
import { exportStorage } from "@/lib/platform/server/storage/storage";

/** Longer than writing any archive takes; until then a partial file may still be in progress. */
const WRITING_MS = 3_600_000;

/**
 * Deletes archives past their retention of seven days or whose owner is deleted (GDPR), and partial files of a crash.
 * Returns how many.
 */
export async function sweepExports(now: Date = new Date()): Promise<number> {
  await db.dataExport.deleteMany({ where: { expiresAt: { lte: now } } });
  let swept = 0;
  for await (const { key, modifiedAt } of exportStorage().list()) {
    const isPartial = key.endsWith(".part");
    const isWanted = isPartial
      ? now.getTime() - modifiedAt.getTime() < WRITING_MS
      : (await db.dataExport.count({ where: { id: key } })) > 0;
    if (isWanted) continue;
    await exportStorage().remove(key);
    swept += 1;
  }
  return swept;
}
