import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { removeStoredFiles, removeStoredJob } from "./service/delete-with-change";
import { purgeUserFiles, purgeUserFilesJob } from "./service/purge-user-files";
import { collectGarbage, collectGarbageJob } from "./service/collect-garbage";

/** At 03:17 UTC, when the disk has little other load. */
const EVERY_NIGHT = "17 3 * * *";

export const jobs: JobHandler[] = [
  handle(
    collectGarbageJob,
    async () => {
      log.info(await collectGarbage(), "uploads swept");
    },
    { cron: EVERY_NIGHT },
  ),
  handle(purgeUserFilesJob, purgeUserFiles),
  handle(removeStoredJob, removeStoredFiles),
];
