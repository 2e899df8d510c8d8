/** How many suggestions a typed beginning gets. */
export const PLACES_TAKE = 8;
/** Shorter beginnings name half of Europe. */
export const MIN_QUERY = 2;
