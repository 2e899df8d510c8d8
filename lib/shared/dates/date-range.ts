import { addDays } from "date-fns/addDays";
import { endOfWeek } from "date-fns/endOfWeek";
import { startOfWeek } from "date-fns/startOfWeek";
import type { Locale } from "@/lib/i18n/languages";
import { fromDay, toDay, WEEK_STARTS_ON, type Day } from "./dates";
import { monthNames } from "./month-names";

/** The date chips of the specification, in the order in which `matchChip` tries them. */
export const DATE_CHIPS = ["TODAY", "TOMORROW", "THIS_WEEK", "NEXT_WEEK"] as const;
export type DateChip = (typeof DATE_CHIPS)[number];

/** The dates a chip sets: a day, or a range of days (both ends included). */
export type DateRange = { dateType: "ON_DATE" | "RANGE"; startDate: Day; endDate: Day };

const WEEK = { weekStartsOn: WEEK_STARTS_ON } as const;

/** The dates of a chip on the given day; THIS_WEEK runs from today to Sunday (docs/domain.md, Lists). */
export function chipRange(chip: DateChip, today: Day): DateRange {
  const now = fromDay(today);
  const tomorrow = toDay(addDays(now, 1));
  const nextMonday = addDays(startOfWeek(now, WEEK), 7);
  switch (chip) {
    case "TODAY":
      return { dateType: "ON_DATE", startDate: today, endDate: today };
    case "TOMORROW":
      return { dateType: "ON_DATE", startDate: tomorrow, endDate: tomorrow };
    case "THIS_WEEK":
      return { dateType: "RANGE", startDate: today, endDate: toDay(endOfWeek(now, WEEK)) };
    case "NEXT_WEEK":
      return { dateType: "RANGE", startDate: toDay(nextMonday), endDate: toDay(addDays(nextMonday, 6)) };
  }
}

/** The first chip with exactly these dates, or null, so that a range typed by hand selects its chip. */
export function matchChip(startDate: Day | null, endDate: Day | null, today: Day): DateChip | null {
  if (!startDate) return null;
  const lastDay = endDate ?? startDate;
  const hasSameDates = (chip: DateChip) => {
    const range = chipRange(chip, today);
    return range.startDate === startDate && range.endDate === lastDay;
  };
  return DATE_CHIPS.find(hasSameDates) ?? null;
}

/** A line may break before the year, never between day and month. */
const NB = "\u00A0";

type Parts = { day: string; month: string; monthNumber: string; year: string };

/** A day in a language's own order, with or without the month and the year that another day beside it says. */
type DayFormat = {
  day: (parts: Parts) => string;
  month: (parts: Parts) => string;
  full: (parts: Parts) => string;
};

const NUMERIC: DayFormat = {
  day: ({ day }) => `${day}.`,
  month: ({ day, monthNumber }) => `${day}.${NB}${monthNumber}.`,
  full: ({ day, monthNumber, year }) => `${day}.${NB}${monthNumber}. ${year}`,
};

// English is the specification's dd MMM yyyy (section 9); the others are what Intl's formatRange writes, without its
// thin spaces, which differ between Node and browsers.
const FORMATS: Record<Exclude<Locale, "hu">, DayFormat> = {
  en: {
    day: ({ day }) => day.padStart(2, "0"),
    month: ({ day, month }) => `${day.padStart(2, "0")}${NB}${month}`,
    full: ({ day, month, year }) => `${day.padStart(2, "0")}${NB}${month} ${year}`,
  },
  de: {
    day: ({ day }) => `${day}.`,
    month: ({ day, month }) => `${day}.${NB}${month}`,
    full: ({ day, month, year }) => `${day}.${NB}${month} ${year}`,
  },
  cs: NUMERIC,
  sk: NUMERIC,
};

function partsOf(date: Day, locale: Locale): Parts {
  const [year = "", month = "", day = ""] = date.split("-");
  const name = monthNames(locale, "short")[Number(month) - 1] ?? "";
  return { day: String(Number(day)), month: name, monthNumber: String(Number(month)), year };
}

// The year comes first in Hungarian: what the two days share stands before them.
function hungarianRange(start: Parts, end: Parts): string {
  const first = `${start.year}. ${start.month}${NB}${start.day}.`;
  if (start.year !== end.year) return `${first} – ${end.year}. ${end.month}${NB}${end.day}.`;
  if (start.month !== end.month) return `${first} – ${end.month}${NB}${end.day}.`;
  return start.day === end.day ? first : `${start.year}. ${start.month}${NB}${start.day}–${end.day}.`;
}

/** "23 – 27 Nov 2026" in the language's own order; a shared month and year are written once (specification 9). */
export function formatDateRange(startDate: Day, endDate: Day | null, locale: Locale): string {
  const lastDate = endDate ?? startDate;
  const start = partsOf(startDate, locale);
  const end = partsOf(lastDate, locale);
  if (locale === "hu") return hungarianRange(start, end);
  const format = FORMATS[locale];
  if (startDate === lastDate) return format.full(end);
  const width = start.year !== end.year ? "full" : start.month !== end.month ? "month" : "day";
  return `${format[width](start)} – ${format.full(end)}`;
}
