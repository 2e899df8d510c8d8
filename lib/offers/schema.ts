import { z } from "zod";
import { fileView, uploadedIds } from "../files/schema";
import { contentLanguage } from "../shared/own-user";
import { proofs } from "../people/schema";
import { personCard, traderFacts } from "../shared/people";
import { beeMetrics } from "@/lib/users/metrics/schema";
import { OFFER_ACTIONS, OFFER_LIMITS, type OfferColumn } from "./constants";
import { proposalView } from "./proposals/schema";
import { ALONG_WITH_FIELDS, checkTerms, termsInput, termsOutput, withoutUnchosen } from "./terms/schema";
import { DECLINE_REASONS, OFFER_STATUSES, REPEATS, STORED_DECLINE_REASONS } from "@/lib/tenders/constants";

/** How form and API take each column of OFFER_COLUMNS. */
const offerInput = {
  ...termsInput,
  message: z
    .string({ error: ({ code }) => (code === "invalid_type" ? "offerMessage" : undefined) })
    .trim()
    .min(OFFER_LIMITS.message.min)
    .max(OFFER_LIMITS.message.max),
  /** How many days it stands. Left out they stay as they are, 14 at first. */
  validDays: z.number().int().min(OFFER_LIMITS.validDays.min).max(OFFER_LIMITS.validDays.max).optional(),
} satisfies Record<OfferColumn, z.ZodType>;
const offerFields = z.object({
  ...offerInput,
  /** PDFs and pictures, in display order. Left out they stay as they are. */
  fileIds: uploadedIds(OFFER_LIMITS.files).optional(),
});

/** How a view shows each: without the limits of the input. */
const offerOutput = {
  ...termsOutput,
  message: z.string(),
  validDays: z.number().int(),
} satisfies Record<OfferColumn, z.ZodType>;

/** POST /tenders/{tenderId}/offers. */
export const newOfferBody = offerFields.superRefine(checkTerms, ALONG_WITH_FIELDS);
export type NewOffer = z.infer<typeof newOfferBody>;

/** The same as a form holds it: what is wrong in a field that the chosen kinds hide keeps no offer from being sent. */
export const offerForm = z
  .custom<z.input<typeof newOfferBody>>()
  .transform(withoutUnchosen)
  .pipe(newOfferBody);

/** PATCH /offers/{offerId}: the whole offer again and the version its PRO saw. */
export const changeOfferBody = offerFields
  .extend({ version: z.number().int().min(1) })
  .superRefine(checkTerms, ALONG_WITH_FIELDS);
export type ChangeOffer = z.infer<typeof changeOfferBody>;

export const offerParams = z.object({ offerId: z.uuid() });
export const declineBody = z.object({ reason: z.enum(DECLINE_REASONS).default("OTHER") });

/** An offer as its PRO and the tender's creator see it (docs/api.md, OfferView). */
export const offerView = z.object({
  ...offerOutput,
  id: z.string(),
  tenderId: z.string(),
  /** The language of the message. */
  contentLang: contentLanguage.nullable(),
  pro: personCard.extend({
    completedCount: z.number().int(),
    metrics: beeMetrics,
    memberSince: z.string(),
    /** The last day on which the BEE takes no new jobs; null: they do. */
    awayUntil: z.string().nullable(),
    business: traderFacts,
    proofs,
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
  /** From then on it cannot be accepted unless its PRO renews it. Null: it stands without an end. */
  validUntil: z.string().nullable(),
  /** Since when moderation hides it: then only its PRO reads what it says. */
  hiddenAt: z.string().nullable(),
  /** The number of its terms, from 1: each change of price, materials, time or duration is another revision. */
  revision: z.number().int(),
  /** The total of the first revision. */
  firstTotalMinor: z.number().int(),
  /** The newest proposal of other terms, whatever became of it. */
  proposal: proposalView.nullable(),
  /** On the shortlist of the tender's creator; false for everybody else. */
  isPinned: z.boolean(),
  /** What its message says reads like a fraud: the client is warned. */
  isSuspicious: z.boolean().optional(),
  may: z.array(z.enum(OFFER_ACTIONS)),
});
export type OfferView = z.infer<typeof offerView>;

/** GET /tenders/{tenderId}/offers: all for the creator, the own one for a PRO. */
export const offerList = z.object({ items: z.array(offerView) });
