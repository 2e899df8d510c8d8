import { z } from "zod";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { placeId } from "@/lib/places/schema";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { MAX_SEARCH } from "@/lib/shared/list-constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { tenderListQuery } from "@/lib/tenders/schema/list";
import { MATCH_EMAILS, SAVED_SEARCH_LIMITS } from "./constants";

const CATEGORY_SLUGS = new Set<string>(CATEGORY_TREE.map(({ slug }) => slug));
const SUBCATEGORY_SLUGS = new Set<string>(CATEGORY_TREE.flatMap(({ subcategories }) => [...subcategories]));

const categorySlug = z.string().refine((slug) => CATEGORY_SLUGS.has(slug), { error: "choose" });
const subcategorySlug = z.string().refine((slug) => SUBCATEGORY_SLUGS.has(slug), { error: "choose" });

/** The filters of GET /tenders, as a saved search keeps them; what is left out does not matter. */
export const savedFilters = z.object({
  categorySlug: categorySlug.optional(),
  subcategorySlugs: z.array(subcategorySlug).min(1).max(SUBCATEGORY_SLUGS.size).optional(),
  /** The place that distances start from; the PRO's home when left out. */
  near: placeId.optional(),
  withinKm: z.number().int().min(1).max(500).optional(),
  /** The PRO's own town and radius, remote tenders included; gives way to `near` and `withinKm`. */
  reach: z.literal("own").optional(),
  remote: z.boolean().optional(),
  budgetMinMinor: z.number().int().min(1).max(TENDER_LIMITS.budgetMinor.max).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  search: z.string().trim().min(1).max(MAX_SEARCH).optional(),
  urgent: z.literal(true).optional(),
});
export type SavedFilters = z.infer<typeof savedFilters>;

/** How the PRO is notified of a new match. A push leads to the notification in the app, so it brings that along. */
export const channels = z.object({ inApp: z.boolean(), push: z.boolean(), email: z.enum(MATCH_EMAILS) });
export type Channels = z.infer<typeof channels>;

const name = z.string().trim().min(1).max(SAVED_SEARCH_LIMITS.name);

/** POST /saved-searches. */
export const newSavedSearch = z.object({
  name,
  filters: savedFilters,
  channels: channels.default({ inApp: true, push: true, email: "INSTANT" }),
  paused: z.boolean().default(false),
});
export type NewSavedSearch = z.output<typeof newSavedSearch>;
export type NewSavedSearchInput = z.input<typeof newSavedSearch>;

/** PATCH /saved-searches/{id}: what is left out stays as it is; filters are replaced as a whole. */
export const savedSearchChange = z.object({
  name: name.optional(),
  filters: savedFilters.optional(),
  channels: channels.partial().optional(),
  paused: z.boolean().optional(),
});
export type SavedSearchChange = z.infer<typeof savedSearchChange>;

/** What the dialog of a saved search asks. */
export const searchForm = channels.extend({ name, urgent: z.boolean() });
export type SearchForm = z.infer<typeof searchForm>;

export const savedSearchParams = z.object({ id: z.uuid() });

/** A saved search of the caller. */
export const savedSearchView = z.object({
  id: z.string(),
  /** Of the start search in the caller's language. */
  name: z.string(),
  /** The search every PRO has: own services in the own area. Its filters follow the profile. */
  isStart: z.boolean(),
  filters: savedFilters,
  /** The name of `filters.near`. */
  nearName: z.string().nullable(),
  channels,
  paused: z.boolean(),
  /** How many tenders it found in the last 30 days. */
  foundLast30Days: z.number().int(),
  lastMatchedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type SavedSearchView = z.infer<typeof savedSearchView>;

export const savedSearchList = z.object({ items: z.array(savedSearchView), most: z.number().int() });
export type SavedSearchList = z.infer<typeof savedSearchList>;

/** GET /saved-searches/preview: the filters of GET /tenders. */
export const previewQuery = tenderListQuery.omit({ page: true, sortDirection: true, sort: true, tab: true });
export type PreviewQuery = z.infer<typeof previewQuery>;

/** How many tenders match now, and how many came in the last 30 days; both are at most the cap. */
export const searchPreview = z.object({
  open: z.number().int(),
  last30Days: z.number().int(),
  isCapped: z.boolean(),
});
export type SearchPreview = z.infer<typeof searchPreview>;

/** The one-click link of a mail (RFC 8058): whose search is no longer mailed about. */
export const unsubscribeSearchQuery = z.object({ token: z.string().min(1).max(200), id: z.uuid() });
