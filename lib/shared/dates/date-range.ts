import { addDays } from "date-fns/addDays";
import { endOfWeek } from "date-fns/endOfWeek";
import { isSameMonth } from "date-fns/isSameMonth";
import { isSameYear } from "date-fns/isSameYear";
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

/** "23 – 27 Nov 2026": dd MMM yyyy, a shared month and year written once (specification 9). */
export function formatDateRange(startDate: Day, endDate: Day | null, locale: Locale): string {
  const lastDate = endDate ?? startDate;
  if (startDate === lastDate) return formatDay(lastDate, locale);
  const start = fromDay(startDate);
  const end = fromDay(lastDate);
  const parts = isSameMonth(start, end) ? 1 : isSameYear(start, end) ? 2 : 3;
  return `${formatDay(startDate, locale, parts)} – ${formatDay(lastDate, locale)}`;
}

/** dd MMM yyyy, or the first `parts` of it. */
function formatDay(day: Day, locale: Locale, parts = 3): string {
  const [year = "", month, date = ""] = day.split("-");
  const name = monthNames(locale, "short")[Number(month) - 1] ?? "";
  return [date, name, year].slice(0, parts).join(" ");
}
