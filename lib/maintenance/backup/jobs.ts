import { log } from "@/lib/platform/server/config/log";
import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { backUpNightly, makeUpForNight, missedBackupJob, nightlyBackupJob } from "./service/nightly";

/** Before the nightly sweeps, whose rows and files are then still in the set. */
const EVERY_NIGHT = "17 2 * * *";
const EVERY_HOUR = "47 * * * *";

export const jobs: JobHandler[] = [
  handle(
    nightlyBackupJob,
    async () => {
      const written = await backUpNightly();
      if (!written) return;
      const lostFiles = written.lostFiles.length;
      log[lostFiles > 0 ? "error" : "info"]({ ...written, lostFiles }, "backup written");
    },
    { cron: EVERY_NIGHT, atOnce: 1 },
  ),
  handle(
    missedBackupJob,
    async () => {
      if (await makeUpForNight())
        log.error("no backup of the last 30 hours is known: one is made now, at most one in six hours");
    },
    { cron: EVERY_HOUR, atOnce: 1 },
  ),
];
