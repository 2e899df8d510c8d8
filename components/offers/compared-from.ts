// Apart from the table, whose code the skeleton of the page does without.

/** From 768 px up offers are compared side by side; below, card by card. */
const COMPARED_FROM = "@media (min-width: 768px)";

/** Shows only where offers are compared side by side. */
export const FROM_TABLETS = { display: "none", [COMPARED_FROM]: { display: "block" } };

/** Hides the cards of offers that the table shows. */
export const BELOW_TABLETS = { display: "grid", [COMPARED_FROM]: { display: "none" } };
