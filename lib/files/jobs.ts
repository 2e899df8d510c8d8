import { handle, type JobHandler } from "@/lib/platform/server/job";
import { log } from "@/lib/platform/server/log";
import { removeStoredFiles, removeStoredJob } from "./service/drop-files";
import { eraseFiles, eraseFilesJob } from "./service/erase-files";
import { sweepFiles, sweepFilesJob } from "./service/sweep-files";

/** At night, when nobody waits for the disk. */
const EVERY_NIGHT = "17 3 * * *";

export const jobs: JobHandler[] = [
  handle(
    sweepFilesJob,
    async () => {
      log.info(await sweepFiles(), "uploads swept");
    },
    { cron: EVERY_NIGHT },
  ),
  handle(eraseFilesJob, eraseFiles),
  handle(removeStoredJob, removeStoredFiles),
];
