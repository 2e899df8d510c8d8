import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";
import type { Work } from "@/lib/platform/server/work/transact";
import { listJudged } from "../moderation/data";
import { removeStored } from "./destroy-own";
import { storageKeyOf } from "./storage-keys";

/** Removes the stored objects of files whose rows are deleted; retried while the storage is unavailable. */
export const removeStoredJob = defineJob({
  name: "remove-stored",
  payload: z.object({ publicIds: z.array(z.string()) }),
  retryLimit: 10,
});

/** Handler of `removeStoredJob`; idempotent, so a retry may remove what is already gone. */
export async function removeStoredFiles({ publicIds }: { publicIds: string[] }): Promise<void> {
  for (const publicId of publicIds) await removeStored(publicId);
}

/**
 * Deletes files in the transaction of the change that stops using them. From the commit on their URLs answer 404; the
 * queue removes the stored objects. What waits for a decision of the admins is only detached: a report hides nothing
 * from them.
 */
export async function deleteWithChange(work: Work, publicIds: readonly string[]): Promise<void> {
  if (publicIds.length === 0) return;
  const judged = await listJudged(work.tx, publicIds);
  await work.tx.file.updateMany({ where: { publicId: { in: [...judged] } }, data: { attachedTo: null } });
  const where = { publicId: { in: publicIds.filter((publicId) => !judged.has(publicId)) } };
  const files = await work.tx.file.findMany({ where, select: { publicId: true, storedAs: true } });
  await work.tx.file.deleteMany({ where });
  await work.enqueue(removeStoredJob, { publicIds: files.map(storageKeyOf) });
}
