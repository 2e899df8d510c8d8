import { z } from "zod";
import { placeId } from "../../places/schema";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { listQuery } from "../../shared/list-query";
import { TENDER_LIMITS } from "../constants";
import { OWN_TENDER_TABS, TENDER_TABS } from "../constants";

/** GET /tenders: the list query of the specification and additional filters. */
export const tenderListQuery = listQuery.extend({
  tab: z.enum(TENDER_TABS).default("all"),
  categorySlug: z.string().max(60).optional(),
  subcategorySlug: z.string().max(60).optional(),
  near: placeId.optional(),
  withinKm: z.coerce.number().int().min(1).max(500).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  remote: z.stringbool().optional(),
  budgetMinMinor: z.coerce.number().int().min(0).max(TENDER_LIMITS.budgetMinor.max).optional(),
});
export type TenderListQuery = z.infer<typeof tenderListQuery>;

/** GET /tenders/created-by-me. */
export const ownTenderListQuery = listQuery.extend({ tab: z.enum(OWN_TENDER_TABS).default("all") });
export type OwnTenderListQuery = z.infer<typeof ownTenderListQuery>;
