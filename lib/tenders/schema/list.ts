import { z } from "zod";
import { placeId } from "../../places/schema";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { listQuery } from "../../shared/list-query";
import { TENDER_LIMITS } from "../constants";
import { OWN_TENDER_TABS, TENDER_REACHES, TENDER_SORTS, TENDER_TABS } from "../constants";

/** GET /tenders: the list query of the specification and additional filters. */
export const tenderListQuery = listQuery.extend({
  tab: z.enum(TENDER_TABS).default("all"),
  categorySlug: z.string().max(60).optional(),
  subcategorySlug: z.string().max(60).optional(),
  /** Several, parted by commas. */
  subcategorySlugs: z
    .string()
    .max(4000)
    .transform((slugs) => slugs.split(","))
    .optional(),
  urgent: z.stringbool().optional(),
  near: placeId.optional(),
  withinKm: z.coerce.number().int().min(1).max(500).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  remote: z.stringbool().optional(),
  budgetMinMinor: z.coerce.number().int().min(0).max(TENDER_LIMITS.budgetMinor.max).optional(),
  sort: z.enum(TENDER_SORTS).optional(),
  /** Of the PRO's own offers (`applied`) those that were declined, withdrawn, canceled or released. */
  ended: z.stringbool().optional(),
  reach: z.enum(TENDER_REACHES).default("everywhere"),
});
export type TenderListQuery = z.infer<typeof tenderListQuery>;

/** GET /tenders/counts: how many tenders each tab holds, up to the cap, and the PRO's own reach. */
export const tenderCounts = z.object({
  counts: z.record(z.enum(TENDER_TABS), z.number().int()),
  /** Null for those who have no town in their profile. */
  reach: z
    .object({
      city: z.string(),
      country: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      radiusKm: z.number(),
    })
    .nullable(),
});
export type TenderCounts = z.infer<typeof tenderCounts>;

/** GET /tenders/created-by-me. */
export const ownTenderListQuery = listQuery.extend({ tab: z.enum(OWN_TENDER_TABS).default("all") });
export type OwnTenderListQuery = z.infer<typeof ownTenderListQuery>;
