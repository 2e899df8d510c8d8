import { storage } from "@/lib/platform/server/storage/storage";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockOwnFiles } from "../data";
import { whyNotDestroy } from "../policy";
import { thumbnailKeyOf } from "./storage-keys";

/** Removes a file's stored objects, thumbnail included. */
export async function removeStored(publicId: string): Promise<void> {
  await storage().remove(publicId);
  await storage().remove(thumbnailKeyOf(publicId));
}

/** Destroys an own unused file. Throws `file_not_found`, `file_in_use`. */
export async function destroyFile({ actor, publicId }: { actor: Actor; publicId: string }): Promise<void> {
  await transact(async (work) => {
    const [file] = await lockOwnFiles(work.tx, actor.id, [publicId]);
    if (!file) throw new AppError("file_not_found");
    allow(whyNotDestroy(file));
    await work.tx.file.delete({ where: { id: file.id }, select: { id: true } });
  });
  // After the commit: a rollback would leave a row without its object.
  await removeStored(publicId);
}
