import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { removeStored } from "./destroy-own";
import { storageKeyOf } from "./storage-keys";

/** Destroys a deleted account's unused files at once instead of at the nightly garbage collection (GDPR erasure). */
export const purgeUserFilesJob = defineJob({
  name: "erase-files",
  payload: z.object({ ownerId: z.uuid() }),
  retryLimit: 10,
});

/** Destroys all unused files of a user; each object before its row, so that a failed try can be retried. */
export async function purgeUserFiles({ ownerId }: { ownerId: string }): Promise<void> {
  const unused = { ownerId, attachedTo: null } as const;
  const files = await db.file.findMany({
    where: unused,
    select: { id: true, publicId: true, storedAs: true },
  });
  for (const file of files) {
    await removeStored(storageKeyOf(file), file.id);
    await db.file.deleteMany({ where: { ...unused, id: file.id } });
  }
}
