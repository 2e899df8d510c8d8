import type { Locale } from "../i18n/languages";
import { parseNumber } from "./numbers";

/** What people write around an amount: "15 €", "€15", "15 EUR", "15,-", "15,– €". */
const AROUND_MONEY = /€|\bEUR\b|(?<=\d)[.,][-–—]+/giu;

/** A typed amount in major units, with or without the currency and the dash for no cents; null when it is none. */
export function parseMoney(text: string, locale: Locale): number | null {
  return parseNumber(text.replace(AROUND_MONEY, ""), locale);
}

const CLOCK = /^(\d{1,4}):([0-5]\d)(?:\s*\p{L}+\.?)?$/u;
const MINUTES = /^(\d{1,5})\s*(?:min\p{L}*\.?|p|perc)$/iu;
/** "2 h", "2 Std.", "2 óra", "2 hodiny": the unit says no more than the field. */
const HOURS_UNIT = /(?<=\d)\s*(?:h|hr?s?|hours?|std\.?|stunden?|óra|hod\.?|hodin\p{L}*|hodín)$/iu;

/** Typed hours: "0.75", "1:30", "45 min", "2 h"; null when it is none. */
export function parseHours(text: string, locale: Locale): number | null {
  const typed = text.trim();
  const [, hours, minutes] = CLOCK.exec(typed) ?? [];
  if (hours !== undefined) return Number(hours) + Number(minutes) / 60;
  const [, onlyMinutes] = MINUTES.exec(typed) ?? [];
  if (onlyMinutes !== undefined) return Number(onlyMinutes) / 60;
  return parseNumber(typed.replace(HOURS_UNIT, ""), locale);
}
