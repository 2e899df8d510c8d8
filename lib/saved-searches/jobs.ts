import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { sendDigest, sendDigestJob, startDigests, startDigestsJob } from "./service/digest";
import { matchTender, matchTenderJob } from "./service/match-tender";

/** There are time zones that are quarters of an hour apart. */
const EVERY_QUARTER = "*/15 * * * *";

/** Alerts of saved searches, at once and in the morning. */
export const jobs: JobHandler[] = [
  handle(matchTenderJob, (order) => matchTender(order)),
  handle(startDigestsJob, () => startDigests(), { cron: EVERY_QUARTER }),
  handle(sendDigestJob, (order) => sendDigest(order)),
];
