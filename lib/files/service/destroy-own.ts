import { log } from "@/lib/platform/server/config/log";
import { storage } from "@/lib/platform/server/storage/storage";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { listJudged } from "../moderation/data";
import { isKeyInUse, lockOwnFiles } from "../data";
import { whyNotDestroy } from "../policy";
import { storageKeyOf, thumbnailKeyOf } from "./storage-keys";

/**
 * Removes the stored objects of a file that is deleted, thumbnail included, unless a copy shares them. `exceptId` is the
 * file itself where its row goes afterwards.
 */
export async function removeStored(key: string, exceptId?: string): Promise<void> {
  if (await isKeyInUse(key, exceptId)) return;
  await storage().remove(key);
  await storage().remove(thumbnailKeyOf(key));
}

/** Destroys an own unused file; one that waits for a decision of the admins goes after it. Throws `file_not_found`, `file_in_use`. */
export async function destroyFile({ actor, publicId }: { actor: Actor; publicId: string }): Promise<void> {
  const key = await transact(async (work) => {
    const [file] = await lockOwnFiles(work.tx, actor.id, [publicId]);
    if (!file) throw new AppError("file_not_found");
    allow(whyNotDestroy(file));
    if ((await listJudged(work.tx, [publicId])).has(publicId)) return null;
    await work.tx.file.delete({ where: { id: file.id }, select: { id: true } });
    return storageKeyOf(file);
  });
  // After the commit: a rollback would leave a row without its object. What stays behind is garbage-collected.
  if (key !== null)
    await removeStored(key).catch((error: unknown) =>
      log.warn({ err: error, key }, "a deleted file stays stored"),
    );
}
