/** When each text was last changed; people see it at its top. Change it together with the text. */
export const LAST_CHANGED = {
  privacy: new Date("2026-11-21T12:00:00Z"),
  terms: new Date("2026-11-21T12:00:00Z"),
} as const;
