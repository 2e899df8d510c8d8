import { z } from "zod";
import { LANGUAGES } from "../i18n/languages";
import { address } from "../shared/address";
import { fileView } from "../files/schema";
import { offerView } from "../offers/schema";
import { addMonthsToDay, earliestToday, latestToday } from "../shared/dates";
import { ERROR_CODES, type FieldIssue } from "../shared/errors";
import { listAnswer, listQuery } from "../shared/list-query";
import { personCard } from "../shared/people";
import { TIME_SLOTS } from "../shared/time-slots";
import { TENDER_STATUSES } from "./machine";

/** Limits of a tender (domain.md, Tender); form, API and seed read them here. */
export const TENDER_LIMITS = {
  title: { min: 5, max: 80 },
  description: { min: 20, max: 4000 },
  photos: 5,
  files: 3,
  budgetMinor: { min: 500, max: 99_999_900 },
  monthsAhead: 12,
  note: 500,
  offers: 10,
} as const;

export const DATE_TYPES = ["FLEXIBLE", "ON_DATE", "RANGE"] as const;
export type DateType = (typeof DATE_TYPES)[number];
export const BUDGET_TYPES = ["OPEN", "FIXED", "RANGE", "HOURLY"] as const;
export type BudgetType = (typeof BUDGET_TYPES)[number];

/** Why a tender is canceled or an accepted offer released. */
export const MOVE_REASONS = [
  "NO_LONGER_NEEDED",
  "FOUND_ELSEWHERE",
  "SCHEDULE",
  "NO_SHOW",
  "PRICE",
  "SCOPE",
  "NO_ANSWER",
  "OTHER",
] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

const budgetMinor = z.number().int().min(TENDER_LIMITS.budgetMinor.min).max(TENDER_LIMITS.budgetMinor.max);
const publicIds = (most: number) => z.array(z.string().min(1).max(100)).max(most);

const tenderFields = z.object({
  subcategoryId: z.uuid({ error: "choose" }),
  title: z.string().trim().min(TENDER_LIMITS.title.min).max(TENDER_LIMITS.title.max),
  description: z.string().trim().min(TENDER_LIMITS.description.min).max(TENDER_LIMITS.description.max),
  photoIds: publicIds(TENDER_LIMITS.photos),
  fileIds: publicIds(TENDER_LIMITS.files),
  isRemote: z.boolean(),
  address: address.nullable(),
  dateType: z.enum(DATE_TYPES),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  timeSlots: z.array(z.enum(TIME_SLOTS)).max(TIME_SLOTS.length),
  budgetType: z.enum(BUDGET_TYPES),
  budgetMinMinor: budgetMinor.nullable(),
  budgetMaxMinor: budgetMinor.nullable(),
  urgent: z.boolean(),
  contentLang: z.enum(LANGUAGES),
});

/** The content of a tender, complete: what is stored and what the form holds. */
export type TenderContent = z.infer<typeof tenderFields>;

/** POST /tenders: what may be left out has its default. */
export const newTenderBody = tenderFields.extend({
  photoIds: tenderFields.shape.photoIds.default([]),
  fileIds: tenderFields.shape.fileIds.default([]),
  address: tenderFields.shape.address.default(null),
  startDate: tenderFields.shape.startDate.default(null),
  endDate: tenderFields.shape.endDate.default(null),
  timeSlots: tenderFields.shape.timeSlots.default([]),
  budgetMinMinor: tenderFields.shape.budgetMinMinor.default(null),
  budgetMaxMinor: tenderFields.shape.budgetMaxMinor.default(null),
  urgent: tenderFields.shape.urgent.default(false),
  contentLang: tenderFields.shape.contentLang.optional(),
});
export type NewTender = z.infer<typeof newTenderBody>;

/** PATCH /tenders/{tenderId}: any of the fields, and the version the client saw. */
export const editTenderBody = tenderFields.partial().extend({ version: z.number().int().min(1) });
export type EditTender = z.infer<typeof editTenderBody>;

type PlaceAndBudget = Pick<
  TenderContent,
  | "isRemote"
  | "address"
  | "budgetType"
  | "budgetMinMinor"
  | "budgetMaxMinor"
  | "dateType"
  | "startDate"
  | "endDate"
>;

/** What the fields of a tender must be together, beyond each alone; empty when all is well. */
export function contentIssues(content: PlaceAndBudget): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!content.isRemote && !content.address) issues.push({ path: "address", code: "required" });
  const needsLow = content.budgetType !== "OPEN";
  if (needsLow && content.budgetMinMinor === null) issues.push({ path: "budgetMinMinor", code: "required" });
  if (content.budgetType === "RANGE") {
    if (content.budgetMaxMinor === null) issues.push({ path: "budgetMaxMinor", code: "required" });
    else if (content.budgetMinMinor !== null && content.budgetMaxMinor < content.budgetMinMinor)
      issues.push({ path: "budgetMaxMinor", code: "budgetMaxBelowMin" });
  }
  if (content.dateType !== "FLEXIBLE" && !content.startDate)
    issues.push({ path: "startDate", code: "required" });
  if (content.dateType === "RANGE") {
    if (!content.endDate) issues.push({ path: "endDate", code: "required" });
    else if (content.startDate && content.endDate < content.startDate)
      issues.push({ path: "endDate", code: "endBeforeStart" });
  }
  return issues;
}

/** Whether the days lie between today (still today somewhere on earth) and a year ahead; empty when they do. */
export function dateIssues(
  content: Pick<TenderContent, "dateType" | "startDate" | "endDate">,
  now: Date,
): FieldIssue[] {
  if (content.dateType === "FLEXIBLE") return [];
  const issues: FieldIssue[] = [];
  const latest = addMonthsToDay(latestToday(now), TENDER_LIMITS.monthsAhead);
  const check = (path: "startDate" | "endDate") => {
    const day = content[path];
    if (day && day < earliestToday(now)) issues.push({ path, code: "dateInPast" });
    if (day && day > latest) issues.push({ path, code: "dateTooFar" });
  };
  check("startDate");
  if (content.dateType === "RANGE") check("endDate");
  return issues;
}

/** What belongs to another kind of date, place or budget is dropped, so that the row says one thing only. */
export function tidyContent<T extends PlaceAndBudget>(content: T): T {
  const { dateType, budgetType } = content;
  return {
    ...content,
    address: content.isRemote ? null : content.address,
    startDate: dateType === "FLEXIBLE" ? null : content.startDate,
    endDate: dateType === "RANGE" ? content.endDate : null,
    budgetMinMinor: budgetType === "OPEN" ? null : content.budgetMinMinor,
    budgetMaxMinor: budgetType === "RANGE" ? content.budgetMaxMinor : null,
  };
}

/** The address of a tender in a path. */
export const tenderParams = z.object({ tenderId: z.uuid() });
/** A move that only needs to know what the caller saw. */
export const seenVersion = z.object({ version: z.number().int().min(1) });
/** Cancel and release say why. */
export const moveBody = seenVersion.extend({
  reason: z.enum(MOVE_REASONS, { error: "choose" }),
  note: z.string().trim().max(TENDER_LIMITS.note).optional(),
});

/** Tabs of the list for a PRO, and of a client's own tenders (specification 2; domain.md, Lists). */
export const TENDER_TABS = ["all", "most-relevant", "applied", "accepted", "completed"] as const;
export const OWN_TENDER_TABS = ["all", "applied", "accepted", "completed"] as const;
export type TenderTab = (typeof TENDER_TABS)[number];
export const TENDERS_TAKE = 10;

/** GET /tenders: the list query of the specification plus our filters. */
export const tenderListQuery = listQuery.extend({
  tab: z.enum(TENDER_TABS).default("all"),
  categorySlug: z.string().max(60).optional(),
  subcategorySlug: z.string().max(60).optional(),
  near: z.coerce.number().int().positive().optional(),
  withinKm: z.coerce.number().int().min(1).max(500).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  remote: z.stringbool().optional(),
  budgetMinMinor: z.coerce.number().int().min(0).max(TENDER_LIMITS.budgetMinor.max).optional(),
});
export type TenderListQuery = z.infer<typeof tenderListQuery>;

/** GET /tenders/created-by-me. */
export const ownTenderListQuery = listQuery.extend({ tab: z.enum(OWN_TENDER_TABS).default("all") });
export type OwnTenderListQuery = z.infer<typeof ownTenderListQuery>;

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
  ...{ dateType: z.enum(DATE_TYPES), startDate: nullableDate, endDate: nullableDate },
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
  ...{ acceptedAt: nullableDate, completedAt: nullableDate, canceledAt: nullableDate },
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
