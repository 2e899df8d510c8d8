/** Limits of an offer (docs/domain.md, Offer). */
export const OFFER_LIMITS = {
  priceMinor: { min: 500, max: 99_999_900 },
  totalMinor: 99_999_900,
  /** Quarters of an hour: 45 minutes are 0.75. */
  hours: { min: 0.25, max: 1000, step: 0.25 },
  message: { min: 20, max: 2000 },
  days: { min: 1, max: 365 },
  files: 3,
  validDays: { min: 1, max: 60 },
} as const;

/** The question of many services for who provides the material, and the answer that the client does. */
export const MATERIAL = { question: "material", ofClient: "there" } as const;

/** The question of services for how many minutes one visit takes. */
export const VISIT_MINUTES = "walkMinutes";

/** More hours than this for one visit were hardly meant as hours. */
export const MANY_HOURS = 12;

/** How many hours before its end the BEE is reminded of an offer, or half of its time where that is less. */
export const EXPIRY_REMINDER_HOURS = 48;

/** How long after a withdrawal, and how often in a row, an offer is sent again without using up another of the plan. */
export const FREE_RESEND = { withinMs: 3_600_000, times: 3 } as const;

/** Why sending again costs nothing: taken back a moment ago, or a lower price after a refusal because of the price. */
export const FREE_RESEND_REASONS = ["RESTORED", "LOWER_PRICE"] as const;

export const PRICE_TYPES = ["FIXED", "HOURLY"] as const;

export type PriceType = (typeof PRICE_TYPES)[number];

export const MATERIALS = ["INCLUDED", "EXTRA", "CLIENT"] as const;

export type Materials = (typeof MATERIALS)[number];

/** What the caller can do with an offer now. */
export const OFFER_ACTIONS = ["change", "renew", "withdraw", "accept", "decline", "propose"] as const;

/**
 * The column table of an offer: what one column stores and form, API and views carry under the same name, with the form's
 * first value. How a field is validated and shown is said in schema.ts.
 */
export const OFFER_COLUMNS = {
  priceType: "FIXED",
  priceMinor: null,
  estimatedHours: null,
  materials: "INCLUDED",
  materialsMinor: null,
  message: "",
  availableFrom: null,
  timeSlots: [],
  durationDays: null,
  validDays: 14,
} as const;
export type OfferColumn = keyof typeof OFFER_COLUMNS;

/** The columns that are agreed on: what the two negotiate, and what a revision of the offer keeps. */
export const TERM_COLUMNS = [
  "priceType",
  "priceMinor",
  "estimatedHours",
  "materials",
  "materialsMinor",
  "availableFrom",
  "timeSlots",
  "durationDays",
] as const satisfies readonly OfferColumn[];
