import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";
import type { Work } from "@/lib/platform/server/work/transact";
import { removeStored } from "./destroy-own";

/** The bytes of files whose rows have gone with a change; tried again while the storage is away. */
export const removeStoredJob = defineJob({
  name: "remove-stored",
  payload: z.object({ publicIds: z.array(z.string()) }),
  retryLimit: 10,
});

/** Does the job: removing what is gone already is no error. */
export async function removeStoredFiles({ publicIds }: { publicIds: string[] }): Promise<void> {
  for (const publicId of publicIds) await removeStored(publicId);
}

/**
 * Destroys files together with the change that no longer shows them. From the commit on their addresses answer 404;
 * the bytes follow through the queue.
 */
export async function deleteWithChange(work: Work, publicIds: readonly string[]): Promise<void> {
  if (publicIds.length === 0) return;
  await work.tx.file.deleteMany({ where: { publicId: { in: [...publicIds] } } });
  await work.enqueue(removeStoredJob, { publicIds: [...publicIds] });
}
