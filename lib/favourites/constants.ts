/** What can be kept: clients keep PROs, PROs watch tenders. */
export const FAVOURITE_KINDS = ["pro", "tender"] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** How many a user can keep at most, so that the browser can hold the ids of all. */
export const FAVOURITES_MAX = 200;

/** Page size of the list; that of the tenders, whose cards it shows. */
export const FAVOURITES_TAKE = 10;

/** What a BEE learns of a watched tender. */
export const WATCH_EVENTS = ["CHANGED", "FULL", "CLOSED", "REOPENED"] as const;
export type WatchEvent = (typeof WATCH_EVENTS)[number];
