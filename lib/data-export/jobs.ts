import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { makeExportJob, sweepExportsJob } from "./service/request-export";
import { makeExport } from "./service/make-export";
import { sweepExports } from "./service/sweep-exports";

const EVERY_HOUR = "47 * * * *";

export const jobs: JobHandler[] = [
  // One at a time: each is a zip of all files of a user.
  handle(makeExportJob, makeExport, { atOnce: 1 }),
  handle(sweepExportsJob, async () => void (await sweepExports()), { cron: EVERY_HOUR }),
];
