import { log } from "@/lib/platform/server/config/log";
import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { refreshServicePlaces, refreshServicePlacesJob } from "./service";

const EVERY_HOUR = "23 * * * *";

/** The cron job of the towns that have pages. */
export const jobs: JobHandler[] = [
  handle(
    refreshServicePlacesJob,
    async () => {
      log.info({ places: await refreshServicePlaces() }, "places of services written");
    },
    { cron: EVERY_HOUR },
  ),
];
