import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { forgetPictures, forgetPicturesJob } from "./service/forget-pictures";

const EVERY_NIGHT = "7 3 * * *";

/** What becomes of documents after the decision. */
export const jobs: JobHandler[] = [
  handle(
    forgetPicturesJob,
    async () => {
      log.info({ forgotten: await forgetPictures() }, "pictures of decided documents deleted");
    },
    { cron: EVERY_NIGHT },
  ),
];
