import { z } from "zod";
import { queueCounts } from "../../admin-queue/schema";

/** What happened on the market in a period. */
const marketActivity = z.object({
  signUpCount: z.number().int(),
  tenderCount: z.number().int(),
  /** Of the tenders posted in the period whose first 24 hours are over, how many had an offer by then; null: there are none. */
  offeredPercent: z.number().int().nullable(),
  /** The median until the first offer of the tenders that were posted in the period; null: none has one. */
  firstOfferHours: z.number().nullable(),
  /** Of the tenders that ended in the period, how many were completed; null: there are none. */
  completedPercent: z.number().int().nullable(),
  disputeCount: z.number().int(),
});
export type MarketActivity = z.infer<typeof marketActivity>;

/** What waits or runs now. */
const marketState = z.object({
  /** The entries of the queue by their kind (capped), and since when the oldest waits. */
  waiting: queueCounts,
  oldestAt: z.string().nullable(),
  /** Given up within the last 14 days. */
  failedMailCount: z.number().int(),
  failedJobCount: z.number().int(),
  stuckJobCount: z.number().int(),
  subscriptionCount: z.number().int(),
});
export type MarketState = z.infer<typeof marketState>;

/** What paid plans bring in a month (YYYY-MM, UTC), calculated from their prices of today. */
const monthlyRevenue = z.object({ month: z.string(), amountMinor: z.number().int() });
export type MonthlyRevenue = z.infer<typeof monthlyRevenue>;

/** GET /admin/overview (docs/api.md, MarketOverview). */
export const marketOverview = z.object({
  today: marketActivity,
  month: marketActivity,
  state: marketState,
  revenue: z.array(monthlyRevenue),
});
export type MarketOverview = z.infer<typeof marketOverview>;
