/** How far ahead the last day away may lie. */
export const MAX_AWAY_DAYS = 366;
