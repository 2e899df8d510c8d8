/** Most suggestions for one query. */
export const PLACES_TAKE = 8;
/** Shortest query, in letters and digits; shorter ones match half of Europe. */
export const MIN_QUERY = 2;
