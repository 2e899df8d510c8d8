import { z } from "zod";
import { deleteWithChange } from "@/lib/files/service/delete-with-change";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { isAppError } from "@/lib/shared/errors";
import { listDecidedWithPictures, lockVerificationOfAnyone } from "../data";
import { KEEP_PICTURES_DAYS } from "../constants";
import { inBatches } from "./in-batches";

const DAY_MS = 24 * 3_600_000;

/** Scheduled every night. */
export const deleteExpiredPicturesJob = defineJob({
  name: "forget-document-pictures",
  payload: z.object({}),
  retryLimit: 2,
});

/** False: skipped, because new pictures are pending or it is gone with its account. */
async function deletePicturesOf(verificationId: string): Promise<boolean> {
  try {
    return await transact(async (work) => {
      const { status, pictures } = await lockVerificationOfAnyone(work.tx, verificationId);
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

/** Deletes the pictures of documents past their retention after the decision (GDPR); returns of how many. */
export function deleteExpiredPictures(now: Date = new Date()): Promise<number> {
  const before = new Date(now.getTime() - KEEP_PICTURES_DAYS * DAY_MS);
  return inBatches((take) => listDecidedWithPictures(before, take), deletePicturesOf);
}
