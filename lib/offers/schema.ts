import { z } from "zod";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { fileView, uploadedIds } from "../files/schema";
import { offerTotalMinor } from "../shared/money";
import { businessFacts, personCard } from "../shared/people";
import { TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import { beeMetrics } from "@/lib/users/metrics/schema";
import { MATERIALS, OFFER_ACTIONS, OFFER_LIMITS, PRICE_TYPES, type OfferColumn } from "./constants";
import { DECLINE_REASONS, OFFER_STATUSES, REPEATS, STORED_DECLINE_REASONS } from "@/lib/tenders/constants";

const priceMinor = z.number().int().min(OFFER_LIMITS.priceMinor.min).max(OFFER_LIMITS.priceMinor.max);

/** How form and API take each column of OFFER_COLUMNS. */
const offerInput = {
  priceType: z.enum(PRICE_TYPES),
  priceMinor,
  estimatedHours: z
    .number()
    .int()
    .min(OFFER_LIMITS.hours.min)
    .max(OFFER_LIMITS.hours.max)
    .nullable()
    .default(null),
  materials: z.enum(MATERIALS),
  materialsMinor: z.number().int().min(1).max(OFFER_LIMITS.totalMinor).nullable().default(null),
  message: z.string().trim().min(OFFER_LIMITS.message.min).max(OFFER_LIMITS.message.max),
  availableFrom: calendarDay.nullable().default(null),
  timeSlots: z.array(z.enum(TIME_SLOTS)).max(TIME_SLOTS.length).default([]),
  durationDays: z
    .number()
    .int()
    .min(OFFER_LIMITS.days.min)
    .max(OFFER_LIMITS.days.max)
    .nullable()
    .default(null),
} satisfies Record<OfferColumn, z.ZodType>;
const offerFields = z.object({
  ...offerInput,
  /** PDFs and pictures, in display order. Left out they stay as they are. */
  fileIds: uploadedIds(OFFER_LIMITS.files).optional(),
});

/** How a view shows each: without the limits of the input. */
const offerOutput = {
  priceType: z.enum(PRICE_TYPES),
  priceMinor: z.number().int(),
  estimatedHours: z.number().int().nullable(),
  materials: z.enum(MATERIALS),
  materialsMinor: z.number().int().nullable(),
  message: z.string(),
  availableFrom: z.string().nullable(),
  timeSlots: z.array(z.enum(TIME_SLOTS)),
  durationDays: z.number().int().nullable(),
} satisfies Record<OfferColumn, z.ZodType>;

type OfferFields = z.infer<typeof offerFields>;

function checkTogether(offer: OfferFields, context: z.RefinementCtx): void {
  const addIssue = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (offer.priceType === "HOURLY" && offer.estimatedHours === null) addIssue("estimatedHours", "required");
  if (offer.materials === "EXTRA" && offer.materialsMinor === null) addIssue("materialsMinor", "required");
  if (offerTotalMinor(offer) > OFFER_LIMITS.totalMinor) addIssue("priceMinor", "totalTooLarge");
}

/** Nulls the fields of the price and materials kinds not chosen, so that the row cannot contradict itself. */
export function normalizeOffer<T extends OfferFields>(offer: T): T {
  return {
    ...offer,
    estimatedHours: offer.priceType === "HOURLY" ? offer.estimatedHours : null,
    materialsMinor: offer.materials === "EXTRA" ? offer.materialsMinor : null,
  };
}

/** POST /tenders/{tenderId}/offers. */
export const newOfferBody = offerFields.superRefine(checkTogether);
export type NewOffer = z.infer<typeof newOfferBody>;

/** PATCH /offers/{offerId}: the whole offer again and the version its PRO saw. */
export const changeOfferBody = offerFields
  .extend({ version: z.number().int().min(1) })
  .superRefine(checkTogether);
export type ChangeOffer = z.infer<typeof changeOfferBody>;

export const offerParams = z.object({ offerId: z.uuid() });
export const declineBody = z.object({ reason: z.enum(DECLINE_REASONS).default("OTHER") });

/** An offer as its PRO and the tender's creator see it (docs/api.md, OfferView). */
export const offerView = z.object({
  ...offerOutput,
  id: z.string(),
  tenderId: z.string(),
  pro: personCard.extend({
    completedCount: z.number().int(),
    metrics: beeMetrics,
    memberSince: z.string(),
    /** The last day on which the BEE takes no new jobs; null: they do. */
    awayUntil: z.string().nullable(),
    business: businessFacts,
  }),
  /** A drawing, a price list: for the client and the PRO only. */
  files: z.array(fileView),
  totalMinor: z.number().int(),
  /** How often the tender's work is done: the prices are per visit unless it is NONE. */
  repeats: z.enum(REPEATS),
  distanceKm: z.number().nullable(),
  status: z.enum(OFFER_STATUSES),
  declineReason: z.enum(STORED_DECLINE_REASONS).nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  acceptedAt: z.string().nullable(),
  /** On the shortlist of the tender's creator; false for everybody else. */
  isPinned: z.boolean(),
  may: z.array(z.enum(OFFER_ACTIONS)),
});
export type OfferView = z.infer<typeof offerView>;

/** GET /tenders/{tenderId}/offers: all for the creator, the own one for a PRO. */
export const offerList = z.object({ items: z.array(offerView) });
