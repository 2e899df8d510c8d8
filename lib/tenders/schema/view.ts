import { z } from "zod";
import { fileView } from "../../files/schema";
import { address } from "../../shared/address";
import { answerFact } from "../../questions/schema";
import { listAnswer } from "../../shared/list-query";
import { personCard } from "../../shared/people";
import { TENDER_STATUSES } from "../machine";
import { OFFER_STATUSES, STORED_DECLINE_REASONS } from "../constants";
import { TIME_SLOTS } from "../../shared/dates/time-slots";
import { tenderOutput } from "./columns";

/** The reasons for which a tender is among the most relevant. */
export const MATCH_REASONS = ["OWN_TRADE", "RELATED_TRADE", "NEAR", "REMOTE", "NEW"] as const;

/** The part of the viewer's own offer that a card shows. */
const ownOfferSummary = z.object({
  id: z.string(),
  status: z.enum(OFFER_STATUSES),
  declineReason: z.enum(STORED_DECLINE_REASONS).nullable(),
  totalMinor: z.number().int(),
  /** The total is a price per hour times estimated hours. */
  isEstimate: z.boolean(),
  version: z.number().int(),
  /** When it was sent. */
  sentAt: z.string(),
  /** The price that the client proposes instead, while it waits for an answer. */
  counterMinor: z.number().int().nullable(),
  /** When the work was confirmed as done. */
  completedAt: z.string().nullable(),
  /** The stars that its client gave for the work, once others see them. */
  rating: z.number().int().nullable(),
});

const nullableDate = z.string().nullable();

const { description: _, ...cardColumns } = tenderOutput;

/** A tender in a list: without description and files. */
export const tenderCardView = z.object({
  ...cardColumns,
  id: z.string(),
  creatorId: z.string(),
  recipientId: nullableDate,
  category: z.object({ id: z.string(), slug: z.string(), icon: z.string(), name: z.string() }),
  subcategory: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  /** What the client has answered to the questions of the service. */
  answers: z.array(answerFact),
  status: z.enum(TENDER_STATUSES),
  version: z.number().int(),
  creator: personCard,
  address: address.nullable(),
  currency: z.string(),
  photo: fileView.nullable(),
  offerCount: z.number().int(),
  /** For its creator: offers that wait for an answer and of which they have not read yet; 0 for all others. */
  newOfferCount: z.number().int(),
  /** For its creator: when its work was confirmed as done, or it was called off; null for all others. */
  endedAt: nullableDate,
  /** Only those who are invited see it. */
  isPrivate: z.boolean(),
  /** Moderation has hidden it: for its two sides, those with an offer on it, and admins alone. */
  hiddenAt: z.string().nullable(),
  /** Of the viewer: the tender's client asks them for an offer. */
  invitation: z.object({ id: z.string(), acceptedAt: nullableDate, declinedAt: nullableDate }).nullable(),
  ownOffer: ownOfferSummary.nullable(),
  agreedPriceMinor: z.number().int().nullable(),
  /** Agreed per hour: the agreed price is an estimate. */
  agreedRateMinor: z.number().int().nullable(),
  /** For the two parties of an agreement: the day on which the work begins, once one is set. */
  agreedDay: nullableDate,
  /** For the two: at what time of that day, where the accepted offer says it and no appointment has its own time. */
  agreedSlots: z.array(z.enum(TIME_SLOTS)),
  /** For the two: how many days the work takes, where the accepted offer says it. */
  agreedDays: z.number().int().nullable(),
  createdAt: z.string(),
  distanceKm: z.number().nullable(),
  why: z.array(z.enum(MATCH_REASONS)),
});
export type TenderCardView = z.infer<typeof tenderCardView>;
export const tenderList = listAnswer(tenderCardView);

/** GET /tenders/latest, public: no personal data (docs/domain.md, "Who may"). */
export const latestTenders = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      category: tenderCardView.shape.category,
      subcategory: tenderCardView.shape.subcategory.omit({ name: true }),
      city: nullableDate,
      country: nullableDate,
      isRemote: z.boolean(),
      createdAt: z.string(),
      ...tenderCardView.pick({
        budgetType: true,
        budgetMinMinor: true,
        budgetMaxMinor: true,
        repeats: true,
        offerCount: true,
      }).shape,
    }),
  ),
});
export type LatestTender = z.infer<typeof latestTenders>["items"][number];
