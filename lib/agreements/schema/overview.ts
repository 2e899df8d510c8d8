import { z } from "zod";
import { queueCounts } from "@/lib/admin-queue/schema";
import { fileView } from "@/lib/files/schema";
import { personCard } from "@/lib/shared/people";
import { TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import { BUDGET_TYPES, DATE_TYPES, REPEATS } from "@/lib/tenders/constants";
import { tenderCardView } from "@/lib/tenders/schema/view";
import { PROFILE_TO_DOS } from "../constants";

/** How many rows of each kind the account home shows. */
export const OVERVIEW_TAKE = 5;

/** One tender of the user, in the short form of the account home. */
export const overviewTender = z.object({
  tenderId: z.string(),
  title: z.string(),
  category: tenderCardView.shape.category.omit({ name: true }),
  subcategory: tenderCardView.shape.subcategory.omit({ name: true }),
  photo: fileView.nullable(),
  dateType: z.enum(DATE_TYPES),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  timeSlots: z.array(z.enum(TIME_SLOTS)),
  /** What the client has answered to the questions of the service: among it, how often. */
  answers: tenderCardView.shape.answers,
  repeats: z.enum(REPEATS),
  budgetType: z.enum(BUDGET_TYPES),
  budgetMinMinor: z.number().int().nullable(),
  budgetMaxMinor: z.number().int().nullable(),
  offerCount: z.number().int(),
  /** Of an own open tender: who sent the newest offer, and what they wrote with it. */
  newestOffer: z.object({ name: z.string(), text: z.string() }).nullable(),
  agreedPriceMinor: z.number().int().nullable(),
  /** Agreed per hour: the agreed price is an estimate. */
  agreedRateMinor: z.number().int().nullable(),
  /** The day that was agreed with the accepted offer, or that the client had fixed; null while none is known. */
  agreedDay: tenderCardView.shape.agreedDay,
  agreedSlots: tenderCardView.shape.agreedSlots,
  agreedDays: tenderCardView.shape.agreedDays,
  /** No day is known, and the caller has not written since the offer was accepted. */
  needsDay: z.boolean(),
  /** The PRO has reported the work as done, and the client has not answered yet. */
  isReportedDone: z.boolean(),
  /** The other party, once an offer is accepted. */
  person: personCard.nullable(),
  /** Until when feedback can be left; null before completion. */
  feedbackClosesAt: z.string().nullable(),
});
export type OverviewTender = z.infer<typeof overviewTender>;

/** What waits for the caller in a dispute: a yes to the proposed outcome, their own account, or any way to its end. */
export const DISPUTE_TURNS = ["agree", "answer", "talk"] as const;

/** GET /tenders/overview: the caller's open tenders, running tenders, due feedback and counts in one answer. */
export const tenderOverview = z.object({
  /** A client's tenders that are open, those with offers first. */
  open: z.array(overviewTender),
  /** Tenders under way, by their agreed day. */
  running: z.array(overviewTender),
  /** Completed tenders without the caller's feedback, the most urgent first. */
  feedbackDue: z.array(overviewTender),
  /** Open disputes in which the caller can do something, the most urgent first. */
  disputes: z.array(
    z.object({
      id: z.string(),
      tenderId: z.string(),
      title: z.string(),
      /** The other of the two. */
      name: z.string(),
      turn: z.enum(DISPUTE_TURNS),
    }),
  ),
  /** For a PRO: the prices that clients propose for own offers and that wait for an answer, the oldest first. */
  counters: z.array(
    z.object({
      tenderId: z.string(),
      title: z.string(),
      name: z.string(),
      totalMinor: z.number().int(),
      isEstimate: z.boolean(),
    }),
  ),
  counts: z.object({
    /** All tenders of a client, or all that a PRO was ever accepted for, in any status. */
    all: z.number().int(),
    open: z.number().int(),
    running: z.number().int(),
    /** A PRO's active offers. */
    waiting: z.number().int(),
    /** The sum of the agreed prices of the running tenders. */
    agreedMinor: z.number().int(),
    /** One of them is agreed per hour. */
    agreedIsEstimate: z.boolean(),
  }),
  rating: personCard.shape.rating,
  /** For a PRO: offers left in the plan this period. */
  allowance: z
    .object({ left: z.number().int(), perPeriod: z.number().int(), renewsAt: z.string() })
    .nullable(),
  /** For a PRO: the first part that the profile still lacks, in the order that matters for finding work. */
  profileToDo: z.enum(PROFILE_TO_DOS).nullable(),
  /** For a PRO: how many of PROFILE_TO_DOS are there. */
  profileDone: z.number().int().nullable(),
  /** The newest unread message that a person wrote, under the name by which the caller knows them. */
  unreadMessage: z
    .object({ name: z.string(), text: z.string(), tenderId: z.string(), proId: z.string() })
    .nullable(),
  /** For an admin: what waits in the queue, by its kind (capped). */
  waitingEntries: queueCounts.nullable(),
  /** For a client: a described tender that could not be posted as it was; the slugs are null when its service is gone. */
  returned: z
    .object({
      id: z.string(),
      title: z.string(),
      category: z.string().nullable(),
      subcategory: z.string().nullable(),
    })
    .nullable(),
});
export type TenderOverview = z.infer<typeof tenderOverview>;
