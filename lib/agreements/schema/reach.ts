import { z } from "zod";

/** Fewer tenders of a kind say nothing of what is usual. */
export const USUAL_FROM = 20;

/** GET /tenders/{tenderId}/reach: what is known of who may answer, for its creator while they wait. */
export const tenderReach = z.object({
  /** BEEs who offer the subcategory and whose radius holds the place; all who offer it when the work is remote. */
  beeCount: z.number().int(),
  /** BEEs to whom an alert about it was sent, by whichever of their saved searches. */
  notifiedCount: z.number().int(),
  /** The median time from posting to the first offer, in hours; null while too few tenders of the kind had one. */
  firstOfferHours: z.number().nullable(),
});
export type TenderReach = z.infer<typeof tenderReach>;
