import { z } from "zod";
import { db } from "@/lib/platform/server/db";
import { defineJob } from "@/lib/platform/server/job";
import { removeStored } from "./destroy-file";

/** Somebody has left: whatever of theirs nothing uses any more is destroyed now, not some night. */
export const eraseFilesJob = defineJob({
  name: "erase-files",
  payload: z.object({ ownerId: z.uuid() }),
  retryLimit: 10,
});

/** Destroys all unused files of a person, the bytes first, so that a try that fails is taken up again. */
export async function eraseFiles({ ownerId }: { ownerId: string }): Promise<void> {
  const unused = { ownerId, attachedTo: null } as const;
  const files = await db.file.findMany({ where: unused, select: { id: true, publicId: true } });
  for (const { id, publicId } of files) {
    await removeStored(publicId);
    await db.file.deleteMany({ where: { ...unused, id } });
  }
}
