import { z } from "zod";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import { offerTotalMinor } from "@/lib/shared/money";
import { MATERIALS, OFFER_LIMITS, PRICE_TYPES, type TERM_COLUMNS } from "../constants";

type TermColumn = (typeof TERM_COLUMNS)[number];

/** How form and API take each column of TERM_COLUMNS. */
export const termsInput = {
  priceType: z.enum(PRICE_TYPES),
  priceMinor: z.number().int().min(OFFER_LIMITS.priceMinor.min).max(OFFER_LIMITS.priceMinor.max),
  estimatedHours: z
    .number()
    .min(OFFER_LIMITS.hours.min)
    .max(OFFER_LIMITS.hours.max)
    .multipleOf(OFFER_LIMITS.hours.step, { error: "quarterHours" })
    .nullable()
    .default(null),
  materials: z.enum(MATERIALS),
  materialsMinor: z.number().int().min(1).max(OFFER_LIMITS.totalMinor).nullable().default(null),
  availableFrom: calendarDay.nullable().default(null),
  timeSlots: z.array(z.enum(TIME_SLOTS)).max(TIME_SLOTS.length).default([]),
  durationDays: z
    .number()
    .int()
    .min(OFFER_LIMITS.days.min)
    .max(OFFER_LIMITS.days.max)
    .nullable()
    .default(null),
} satisfies Record<TermColumn, z.ZodType>;

/** How a view shows each: without the limits of the input. */
export const termsOutput = {
  priceType: z.enum(PRICE_TYPES),
  priceMinor: z.number().int(),
  estimatedHours: z.number().nullable(),
  materials: z.enum(MATERIALS),
  materialsMinor: z.number().int().nullable(),
  availableFrom: z.string().nullable(),
  timeSlots: z.array(z.enum(TIME_SLOTS)),
  durationDays: z.number().int().nullable(),
} satisfies Record<TermColumn, z.ZodType>;

const givenTerms = z.object(termsInput);
/** The terms of an offer, of one of its revisions, or of a proposal. */
export type Terms = z.infer<typeof givenTerms>;

/** For `checkTerms`: what it misses is reported together with the other missing fields, not after them. */
export const ALONG_WITH_FIELDS = {
  when: ({ value }: { value: unknown }) => z.object({}).safeParse(value).success,
};

/** What is required together, and the largest total. */
export function checkTerms(terms: Terms, context: z.RefinementCtx): void {
  const addIssue = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (terms.priceType === "HOURLY" && terms.estimatedHours === null) addIssue("estimatedHours", "required");
  if (terms.materials === "EXTRA" && terms.materialsMinor === null) addIssue("materialsMinor", "required");
  if (offerTotalMinor(terms) > OFFER_LIMITS.totalMinor) addIssue("priceMinor", "totalTooLarge");
}

type Kinds = Pick<
  z.input<typeof givenTerms>,
  "priceType" | "materials" | "estimatedHours" | "materialsMinor"
>;

/** Nulls the fields of the price and materials kinds not chosen. */
export function withoutUnchosen<T extends Kinds>(terms: T): T {
  return {
    ...terms,
    estimatedHours: terms.priceType === "HOURLY" ? terms.estimatedHours : null,
    materialsMinor: terms.materials === "EXTRA" ? terms.materialsMinor : null,
  };
}

/** As a row holds them: it cannot contradict itself, and the slots are in their order. */
export function normalizeTerms<T extends Terms>(terms: T): T {
  return {
    ...withoutUnchosen(terms),
    timeSlots: TIME_SLOTS.filter((slot) => terms.timeSlots.includes(slot)),
  };
}
