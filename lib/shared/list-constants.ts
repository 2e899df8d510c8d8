/** Nobody pages past this, and counting further is what makes lists slow (api.md, "List"). */
export const TOTAL_CAP = 1000;

export const MAX_PAGE = 100;

/** The longest search; forms and addresses are cut to it. */
export const MAX_SEARCH = 100;

export const SORT_DIRECTIONS = ["ASC", "DESC"] as const;

export type SortDirection = (typeof SORT_DIRECTIONS)[number];
