import { z } from "zod";

/** What a BEE's last 90 days say; null while fewer than five conversations or jobs do. */
export const beeMetrics = z.object({
  /** The median time from a client's first message to the BEE's answer. */
  answerMinutes: z.number().int().nullable(),
  /** Finished of all jobs that were finished or that the BEE ended by own fault, in whole percent. */
  completionPercent: z.number().int().nullable(),
});
export type BeeMetrics = z.infer<typeof beeMetrics>;
