import { log } from "@/lib/platform/server/config/log";
import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { refreshPriceGuides, refreshPriceGuidesJob } from "./service";

const EVERY_NIGHT = "11 4 * * *";

/** The cron job of the price guides. */
export const jobs: JobHandler[] = [
  handle(
    refreshPriceGuidesJob,
    async () => {
      log.info({ guides: await refreshPriceGuides() }, "price guides written");
    },
    { cron: EVERY_NIGHT },
  ),
];
