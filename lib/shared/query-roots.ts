/**
 * The first part of the query keys of tenders. It stands apart from `tenderKeys`, so that an earlier concept can mark
 * every cached tender as stale without importing a later one.
 */
export const TENDERS_ROOT = "tenders";
