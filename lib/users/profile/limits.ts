/** Limits of a profile (domain.md, Profile). */
export const PROFILE_LIMITS = { summary: { min: 20, max: 2000 }, languages: 10, subcategories: 20 } as const;

export const LANGUAGE_LEVELS = ["BASIC", "CONVERSATIONAL", "FLUENT", "NATIVE"] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];
