/** How many recovery codes a person gets at once. */
export const RECOVERY_CODE_COUNT = 10;

/** How long a sign-in waits for its second step. */
export const TICKET_MS = 10 * 60_000;
