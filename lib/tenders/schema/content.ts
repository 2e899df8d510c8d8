import { z } from "zod";
import { uploadedIds } from "../../files/schema";
import { LANGUAGES } from "../../i18n/languages";
import { address } from "../../shared/address";
import { calendarDay } from "../../shared/calendar-day";
import { TIME_SLOTS } from "../../shared/time-slots";
import { BUDGET_TYPES, DATE_TYPES, MOVE_REASONS, TENDER_LIMITS } from "../limits";
import { contentIssues, dateIssues } from "./rules";

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
