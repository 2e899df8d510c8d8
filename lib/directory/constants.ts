/** How many BEEs a page of the directory shows. */
export const BEES_TAKE = 8;

/** How many BEEs of a search can be paged through; more filters find more than more pages. */
export const BEES_CAP = 120;

export const MAX_BEES_PAGE = BEES_CAP / BEES_TAKE;

/** The distances that the directory offers, in kilometres, and the one it begins with. */
export const DISTANCES = [10, 30, 60, 100] as const;
export const DEFAULT_DISTANCE = 30;
export const MAX_DISTANCE = 100;

/** Longest name of a place in an address. */
export const MAX_NEAR = 80;

/** A BEE so many kilometres farther away must be a whole star better to be listed first. */
export const KM_PER_STAR = 50;

/** The languages that the directory offers as a filter (ISO 639-1). */
export const SPOKEN = ["en", "de", "hu", "cs", "sk"] as const;

/** How many towns the directory suggests while one is typed. */
export const SUGGESTED_TOWNS = 60;
