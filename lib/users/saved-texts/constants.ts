/** Limits of a saved text (docs/domain.md, Saved texts). */
export const SAVED_TEXT_LIMITS = { most: 20, name: 40, text: 2000 } as const;
