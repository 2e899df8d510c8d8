import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import { BUDGET_TYPES, DATE_TYPES, PARKING, REPEATS, TENDER_LIMITS, type TenderColumn } from "../constants";

const budgetMinor = z.number().int().min(TENDER_LIMITS.budgetMinor.min).max(TENDER_LIMITS.budgetMinor.max);
const timeSlots = z.array(z.enum(TIME_SLOTS));
const nullableText = z.string().nullable();
const nullableInt = z.number().int().nullable();

/** How form and API take each column of TENDER_COLUMNS. */
export const tenderInput = {
  title: z.string().trim().min(TENDER_LIMITS.title.min).max(TENDER_LIMITS.title.max),
  description: z.string().trim().min(TENDER_LIMITS.description.min).max(TENDER_LIMITS.description.max),
  isRemote: z.boolean(),
  parking: z.enum(PARKING),
  dateType: z.enum(DATE_TYPES),
  startDate: calendarDay.nullable(),
  endDate: calendarDay.nullable(),
  timeSlots: timeSlots.max(TIME_SLOTS.length),
  repeats: z.enum(REPEATS),
  budgetType: z.enum(BUDGET_TYPES),
  budgetMinMinor: budgetMinor.nullable(),
  budgetMaxMinor: budgetMinor.nullable(),
  urgent: z.boolean(),
  contentLang: z.enum(LANGUAGES),
} satisfies Record<TenderColumn, z.ZodType>;

/** What POST /tenders may leave out. */
export const tenderOptional = {
  parking: tenderInput.parking.default("UNKNOWN"),
  startDate: tenderInput.startDate.default(null),
  endDate: tenderInput.endDate.default(null),
  timeSlots: tenderInput.timeSlots.default([]),
  repeats: tenderInput.repeats.default("NONE"),
  budgetMinMinor: tenderInput.budgetMinMinor.default(null),
  budgetMaxMinor: tenderInput.budgetMaxMinor.default(null),
  urgent: tenderInput.urgent.default(false),
  contentLang: tenderInput.contentLang.optional(),
};

/** How a view shows each: without the limits of the input. */
export const tenderOutput = {
  ...tenderInput,
  title: z.string(),
  description: z.string(),
  startDate: nullableText,
  endDate: nullableText,
  timeSlots,
  budgetMinMinor: nullableInt,
  budgetMaxMinor: nullableInt,
} satisfies Record<TenderColumn, z.ZodType>;
