/**
 * The root of the query keys of tenders, apart from `tenderKeys`, so that an earlier concept can invalidate every
 * cached tender without importing a later one.
 */
export const TENDERS_ROOT = "tenders";
