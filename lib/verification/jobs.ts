import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { deleteExpiredPictures, deleteExpiredPicturesJob } from "./service/delete-expired-pictures";

const EVERY_NIGHT = "7 3 * * *";

/** Retention of document pictures (GDPR, storage limitation). */
export const jobs: JobHandler[] = [
  handle(
    deleteExpiredPicturesJob,
    async () => {
      log.info({ forgotten: await deleteExpiredPictures() }, "pictures of decided documents deleted");
    },
    { cron: EVERY_NIGHT },
  ),
];
