import { z } from "zod";
import { uploadedIds } from "../../files/schema";
import { LANGUAGES } from "../../i18n/languages";
import { address } from "../../shared/address";
import { calendarDay } from "../../shared/calendar-day";
import { addMonthsToDay, earliestToday, latestToday } from "../../shared/dates";
import type { FieldIssue } from "../../shared/errors";
import { TIME_SLOTS } from "../../shared/time-slots";
import { BUDGET_TYPES, DATE_TYPES, MOVE_REASONS, TENDER_LIMITS } from "../limits";

const budgetMinor = z.number().int().min(TENDER_LIMITS.budgetMinor.min).max(TENDER_LIMITS.budgetMinor.max);

const tenderFields = z.object({
  subcategoryId: z.uuid({ error: "choose" }),
  title: z.string().trim().min(TENDER_LIMITS.title.min).max(TENDER_LIMITS.title.max),
  description: z.string().trim().min(TENDER_LIMITS.description.min).max(TENDER_LIMITS.description.max),
  photoIds: uploadedIds(TENDER_LIMITS.photos),
  fileIds: uploadedIds(TENDER_LIMITS.files),
  isRemote: z.boolean(),
  address: address.nullable(),
  dateType: z.enum(DATE_TYPES),
  startDate: calendarDay.nullable(),
  endDate: calendarDay.nullable(),
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
      issues.push({ path: "budgetMaxMinor", code: "maxBelowMin" });
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
    if (day && day > latest) issues.push({ path, code: "dateTooLate" });
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

/** The form of a tender: the body of POST /tenders with every rule that joins fields, judged on the person's clock. */
export const tenderForm = newTenderBody.superRefine((content, context) => {
  for (const issue of [...contentIssues(content), ...dateIssues(content, new Date())])
    context.addIssue({ code: "custom", path: issue.path.split("."), message: issue.code });
});
export type TenderFormInput = z.input<typeof tenderForm>;

/** The address of a tender in a path. */
export const tenderParams = z.object({ tenderId: z.uuid() });
/** A move that only needs to know what the caller saw. */
export const seenVersion = z.object({ version: z.number().int().min(1) });
/** Cancel and release say why. */
export const moveBody = seenVersion.extend({
  reason: z.enum(MOVE_REASONS, { error: "choose" }),
  note: z.string().trim().max(TENDER_LIMITS.note).optional(),
});
