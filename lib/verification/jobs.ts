import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { expireProofs, expireProofsJob } from "./service/expire";
import { deleteExpiredPictures, deleteExpiredPicturesJob } from "./service/delete-expired-pictures";

const EVERY_NIGHT = "7 3 * * *";
const BEFORE_THAT = "37 2 * * *";

/** Proofs that end, and the retention of document pictures (GDPR, storage limitation). */
export const jobs: JobHandler[] = [
  handle(
    deleteExpiredPicturesJob,
    async () => {
      log.info({ forgotten: await deleteExpiredPictures() }, "pictures of decided documents deleted");
    },
    { cron: EVERY_NIGHT },
  ),
  handle(
    expireProofsJob,
    async () => {
      log.info(await expireProofs(), "proofs ended");
    },
    { cron: BEFORE_THAT },
  ),
];
