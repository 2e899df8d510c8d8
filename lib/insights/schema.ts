import { z } from "zod";
import { DEFAULT_PERIOD, INSIGHT_PERIODS, WEAK_SPOTS } from "./constants";

/** GET /insights: what a BEE's last days look like. */
export const insightsQueryParams = z.object({
  days: z.coerce.number().pipe(z.literal(INSIGHT_PERIODS)).default(DEFAULT_PERIOD),
});

const funnel = {
  /** Tenders posted that suited the BEE or that a saved search found. */
  matched: z.number().int(),
  /** Tenders opened for the first time. */
  seen: z.number().int(),
  /** Tenders offered on for the first time. */
  offered: z.number().int(),
  /** Offers accepted. */
  won: z.number().int(),
};

export const insightsView = z.object({
  days: z.literal(INSIGHT_PERIODS),
  /** What one step is: a week from Monday, or a month; both in UTC. The first one is cut by the period. */
  unit: z.enum(["week", "month"]),
  totals: z.object(funnel),
  /** Without gaps, the oldest first. */
  steps: z.array(z.object({ start: z.string(), ...funnel })),
  /** Subcategories the BEE has offered in, most offers first. */
  services: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      offered: z.number().int(),
      /** Accepted or declined; without those of canceled tenders and those that were withdrawn. */
      decided: z.number().int(),
      won: z.number().int(),
      /** Won of the decided ones; null when none is decided. */
      winPercent: z.number().int().nullable(),
      /** The median of all BEEs in the subcategory; null while too few offers or BEEs make it. */
      medianPercent: z.number().int().nullable(),
    }),
  ),
  /** Always of 90 days, as the profile shows them. */
  answer: z.object({ minutes: z.number().int().nullable(), conversations: z.number().int() }),
  completion: z.object({ percent: z.number().int().nullable(), jobs: z.number().int() }),
  weakSpots: z.array(z.enum(WEAK_SPOTS)),
});
export type Insights = z.infer<typeof insightsView>;
export type InsightService = Insights["services"][number];
