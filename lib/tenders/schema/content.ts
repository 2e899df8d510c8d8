import { z } from "zod";
import { uploadedIds } from "../../files/schema";
import { LANGUAGES } from "../../i18n/languages";
import { address } from "../../shared/address";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import { BUDGET_TYPES, DATE_TYPES, MOVE_REASONS, TENDER_LIMITS } from "../constants";

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

/** The complete content of a tender, as stored and as the form holds it. */
export type TenderContent = z.infer<typeof tenderFields>;

/** POST /tenders, with defaults for the optional fields. */
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

/** PATCH /tenders/{tenderId}: any of the fields, and the version the client saw (optimistic locking). */
export const editTenderBody = tenderFields.partial().extend({ version: z.number().int().min(1) });
export type EditTender = z.infer<typeof editTenderBody>;

export const tenderParams = z.object({ tenderId: z.uuid() });
/** The body of a move that needs only the version the caller saw. */
export const seenVersion = z.object({ version: z.number().int().min(1) });
/** The body of cancel and release, which require a reason. */
export const moveBody = seenVersion.extend({
  reason: z.enum(MOVE_REASONS, { error: "choose" }),
  note: z.string().trim().max(TENDER_LIMITS.note).optional(),
});
