/** The longer of the two periods of the overview; the other one is today. */
export const OVERVIEW_DAYS = 30;

/** How many months of revenue the overview shows, this one included. */
export const REVENUE_MONTHS = 12;

/** A job that has waited so long is stuck. */
export const STUCK_MINUTES = 10;
