/** Of how many days the numbers of a BEE speak, and from how many conversations or jobs on they are shown. */
export const METRICS = { days: 90, shownFrom: 5 } as const;

/** From when on a question without an answer counts, with the time it has waited. */
export const UNANSWERED_AFTER_HOURS = 24;
