import { z } from "zod";
import { fileView } from "../../files/schema";
import { LANGUAGES } from "../../i18n/languages";
import { offerView } from "../../offers/schema";
import { address } from "../../shared/address";
import { ERROR_CODES } from "../../shared/errors";
import { listAnswer } from "../../shared/list-query";
import { personCard } from "../../shared/people";
import { TIME_SLOTS } from "../../shared/time-slots";
import { TENDER_STATUSES } from "../machine";
import { BUDGET_TYPES, DATE_TYPES, MOVE_REASONS } from "../limits";

/** What the caller can do with a tender now; no button guesses. */
export const TENDER_ACTIONS = [
  "offer",
  "edit",
  "accept",
  "release",
  "finish",
  "cancel",
  "feedback",
  "chat",
] as const;
export type TenderAction = (typeof TENDER_ACTIONS)[number];
/** Why a tender is among the most relevant. */
export const WHY_CODES = ["OWN_TRADE", "RELATED_TRADE", "NEAR", "REMOTE", "NEW"] as const;

const nullableDate = z.string().nullable();

/** A tender in a list: without description and files. */
export const tenderCard = z.object({
  id: z.string(),
  creatorId: z.string(),
  recipientId: nullableDate,
  title: z.string(),
  category: z.object({ id: z.string(), slug: z.string(), icon: z.string(), name: z.string() }),
  subcategory: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  status: z.enum(TENDER_STATUSES),
  version: z.number().int(),
  creator: personCard,
  isRemote: z.boolean(),
  address: address.nullable(),
  dateType: z.enum(DATE_TYPES),
  startDate: nullableDate,
  endDate: nullableDate,
  timeSlots: z.array(z.enum(TIME_SLOTS)),
  budgetType: z.enum(BUDGET_TYPES),
  budgetMinMinor: z.number().int().nullable(),
  budgetMaxMinor: z.number().int().nullable(),
  currency: z.string(),
  urgent: z.boolean(),
  contentLang: z.enum(LANGUAGES),
  photo: fileView.nullable(),
  offerCount: z.number().int(),
  ownOffer: offerView.pick({ id: true, status: true, totalMinor: true, version: true }).nullable(),
  agreedPriceMinor: z.number().int().nullable(),
  createdAt: z.string(),
  distanceKm: z.number().nullable(),
  why: z.array(z.enum(WHY_CODES)),
});
export type TenderCard = z.infer<typeof tenderCard>;
export const tenderList = listAnswer(tenderCard);

/** One tender, as far as the caller may see it (api.md, TenderView). */
export const tenderView = tenderCard.omit({ photo: true, why: true }).extend({
  description: z.string(),
  photos: z.array(fileView),
  files: z.array(fileView),
  recipient: personCard.nullable(),
  ownOffer: offerView.nullable(),
  acceptedOfferId: nullableDate,
  /** The other side's name and phone, after acceptance. */
  contact: z.object({ name: z.string(), phone: nullableDate }).nullable(),
  acceptedAt: nullableDate,
  completedAt: nullableDate,
  canceledAt: nullableDate,
  cancelReason: z.enum(MOVE_REASONS).nullable(),
  cancelNote: nullableDate,
  feedbackClosesAt: nullableDate,
  updatedAt: z.string(),
  may: z.array(z.enum(TENDER_ACTIONS)),
  /** For a PRO who may not send an offer: why, as an error code. */
  whyNotOffer: z.enum(ERROR_CODES).nullable(),
  /** For a PRO: offers left in the plan this period. */
  allowance: z.object({ left: z.number().int(), perPeriod: z.number().int() }).nullable(),
});
export type TenderView = z.infer<typeof tenderView>;

/** PATCH /offers/{offerId}/accept: both as they are afterwards. */
export const acceptedView = z.object({ tender: tenderView, offer: offerView });

/** GET /tenders/latest, for everybody: no personal data (domain.md, "Who may"). */
export const latestTenders = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      category: tenderCard.shape.category,
      city: nullableDate,
      country: nullableDate,
      isRemote: z.boolean(),
      createdAt: z.string(),
    }),
  ),
});
export type LatestTender = z.infer<typeof latestTenders>["items"][number];
