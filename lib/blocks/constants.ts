/** The list of whom a user blocks holds at most this many, the last ones. */
export const BLOCKS_SHOWN = 1000;
