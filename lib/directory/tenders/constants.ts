/** How many characters of a description strangers see. */
export const EXCERPT = 200;
