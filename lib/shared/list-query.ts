import { z } from "zod";
import { MAX_PAGE, MAX_SEARCH, SORT_DIRECTIONS, TOTAL_CAP } from "./list-constants";

/** The query parameters of every list; a list with tabs adds its own `tab`. Defaults are the specification's. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  search: z.string().trim().max(MAX_SEARCH).default(""),
  sortDirection: z.enum(SORT_DIRECTIONS).default("DESC"),
});

export type ListQuery = z.infer<typeof listQuery>;

/** One page of a list. `total` is exact up to the cap of the list (TOTAL_CAP unless it says otherwise); `totalIsCapped` means there are more. */
export type ListAnswer<T> = { items: T[]; total: number; totalIsCapped: boolean; page: number; take: number };

/** The response schema of a list of the given items. */
export function listAnswer<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    totalIsCapped: z.boolean(),
    page: z.number().int(),
    take: z.number().int(),
  });
}

/** Builds the response of one page from its items and a count that stops at TOTAL_CAP + 1. */
export function toListAnswer<T>(items: T[], counted: number, page: number, take: number): ListAnswer<T> {
  return { items, total: Math.min(counted, TOTAL_CAP), totalIsCapped: counted > TOTAL_CAP, page, take };
}
