/** Cap of counts and of offset paging: counting and skipping beyond it is what makes lists slow (docs/api.md, "List"). */
export const TOTAL_CAP = 1000;

export const MAX_PAGE = 100;

/** Longest search text; forms and URLs are truncated to it. */
export const MAX_SEARCH = 100;

export const SORT_DIRECTIONS = ["ASC", "DESC"] as const;

export type SortDirection = (typeof SORT_DIRECTIONS)[number];
