/** The maximum number of work photos on a profile (docs/domain.md, Profile). */
export const MAX_WORK_PHOTOS = 20;

/** How many of them a BEE's card in a list shows. */
export const CARD_PHOTOS = 3;
