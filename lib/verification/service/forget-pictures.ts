import { z } from "zod";
import { deleteWithChange } from "@/lib/files/service/delete-with-change";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { isAppError } from "@/lib/shared/errors";
import { listDecidedWithPictures, lockVerification } from "../data";
import { KEEP_PICTURES_DAYS } from "../constants";

const DAY_MS = 24 * 3_600_000;
const BATCH = 20;

/** Done once a day. */
export const forgetPicturesJob = defineJob({
  name: "forget-document-pictures",
  payload: z.object({}),
  retryLimit: 2,
});

/** False: nothing to do any more, because new pictures wait for a decision or their owner has left meanwhile. */
async function forget(verificationId: string): Promise<boolean> {
  try {
    return await transact(async (work) => {
      const { status, pictures } = await lockVerification(work.tx, verificationId);
      if (status === "PENDING") return false;
      await work.tx.verification.update({
        where: { id: verificationId },
        data: { frontFileId: null, backFileId: null },
        select: { id: true },
      });
      await deleteWithChange(work, pictures);
      return true;
    });
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

/** Deletes the pictures of documents that were decided on long enough ago; answers of how many. */
export async function forgetPictures(now: Date = new Date()): Promise<number> {
  const before = new Date(now.getTime() - KEEP_PICTURES_DAYS * DAY_MS);
  let forgotten = 0;
  for (;;) {
    const ids = await listDecidedWithPictures(before, BATCH);
    const done = await Promise.all(ids.map(forget));
    const count = done.filter(Boolean).length;
    forgotten += count;
    if (ids.length < BATCH || count === 0) return forgotten;
  }
}
