export const MAX_NAME = 50;
export const MIN_BUSINESS_NAME = 2;
export const MAX_BUSINESS_NAME = 100;

/**
 * The column table of a profile: what one column stores and form, API and views carry under the same name, with the value
 * of a user without a profile row. Select lists, SQL, the copy from row to view and the form are made from it; how a
 * field is validated and shown is said in particulars/schema.ts. Summary and address are saved in a way of their own.
 */
export const PROFILE_COLUMNS = { headline: null, hourlyRateMinor: null, serviceRadiusKm: 30 } as const;
export type ProfileColumn = keyof typeof PROFILE_COLUMNS;
