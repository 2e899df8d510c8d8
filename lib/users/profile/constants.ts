/** Limits of a profile (docs/domain.md, Profile). */
export const PROFILE_LIMITS = { summary: { min: 20, max: 2000 }, languages: 10, subcategories: 20 } as const;

export const LANGUAGE_LEVELS = ["BASIC", "CONVERSATIONAL", "FLUENT", "NATIVE"] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Identity documents (specification 3). A passport has no back. */
export const ID_DOCUMENT_TYPES = ["ID_CARD", "PASSPORT", "DRIVER_LICENSE"] as const;
export type IdDocumentType = (typeof ID_DOCUMENT_TYPES)[number];
/** A proof that ends is EXPIRED: its day is over, or a newer one has taken its place. */
export const VERIFICATION_STATUSES = ["PENDING", "APPROVED", "REJECTED", "EXPIRED"] as const;
