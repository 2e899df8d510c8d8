export const ACCOUNT_STATUSES = ["ACTIVE", "LIMITED", "SUSPENDED", "DELETED"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const USERS_TAKE = 25;

/** How many cases, reports, decisions and notes the page of a person shows, the newest of each. */
export const RECORD_TAKE = 20;

export const USER_NOTE_LENGTH = 1000;

/** Of a proof or a reason, which the audit log keeps. */
export const ACT_REASON_LENGTH = { min: 10, max: 500 } as const;
