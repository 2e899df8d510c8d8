import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { removeStored } from "./destroy-own";

/** Somebody has left: whatever of theirs nothing uses any more is destroyed now, not some night. */
export const purgeUserFilesJob = defineJob({
  name: "erase-files",
  payload: z.object({ ownerId: z.uuid() }),
  retryLimit: 10,
});

/** Destroys all unused files of a person, the bytes first, so that a try that fails is taken up again. */
export async function purgeUserFiles({ ownerId }: { ownerId: string }): Promise<void> {
  const unused = { ownerId, attachedTo: null } as const;
  const files = await db.file.findMany({ where: unused, select: { id: true, publicId: true } });
  for (const { id, publicId } of files) {
    await removeStored(publicId);
    await db.file.deleteMany({ where: { ...unused, id } });
  }
}
