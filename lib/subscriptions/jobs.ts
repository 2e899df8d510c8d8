import { handle, type JobHandler } from "@/lib/platform/server/job";
import { compareAll, compareAllJob } from "./service/compare-all";
import { endAtProvider } from "./service/end-at-provider";
import { endAtProviderJob } from "./service/end-job";
import { readNews } from "./service/news";
import { readNewsJob } from "./service/news-job";

const EVERY_NIGHT = "41 2 * * *";

/** What providers told, and the nightly comparison with them. */
export const jobs: JobHandler[] = [
  handle(readNewsJob, readNews),
  handle(endAtProviderJob, endAtProvider),
  handle(compareAllJob, compareAll, { cron: EVERY_NIGHT }),
];
