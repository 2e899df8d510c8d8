import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { sendDigest, sendDigestJob, startDigests, startDigestsJob } from "./service/digest";
import { matchTender, matchTenderJob } from "./service/match-tender";

/** There are time zones that are quarters of an hour apart. */
const EVERY_QUARTER = "*/15 * * * *";

const MATCHES_AT_ONCE = 3;

/** Alerts of saved searches, at once and in the morning. */
export const jobs: JobHandler[] = [
  // More at once take the processor from the pushes of the first: measured with `npm run bench -- alerts`.
  handle(matchTenderJob, (order) => matchTender(order), { atOnce: MATCHES_AT_ONCE }),
  handle(startDigestsJob, () => startDigests(), { cron: EVERY_QUARTER }),
  handle(sendDigestJob, (order) => sendDigest(order)),
];
