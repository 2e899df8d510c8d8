import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";
import { NUMBERED_THINGS, PHONE_COUNTRIES, UNITS } from "../constants";
import { overlap, spansOf, type TextSpan } from "./spans";

/** Digits that stand together, and what joins a group to the one before it. */
type Group = { start: number; end: number; digits: string; isJoined: boolean };

const DIGITS = { least: 7, most: 15 } as const;

const RUN = /\+?\(?\d(?:[\s().\u00a0/*_–-]{0,3}\d){6,80}/gu;

// What looks like a number to call and is none, wherever it stands.
const NO_PHONES = [
  // IBAN, Hungarian and Czech accounts.
  /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?\d{1,4})?/gu,
  /(?<!\d)\d{8}-\d{8}(?:-\d{8})?(?!\d)/gu,
  /(?<!\d)(?:\d{2,6}-)?\d{6,10}\/\d{4}(?!\d)/gu,
  // Dates and times of day.
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])(?:\.\s?|\/|-)(?:0?[1-9]|1[0-2])(?:\.\s?|\/|-)(?:20)?\d{2}(?![\d])/gu,
  /(?<!\d)20\d{2}(?:\.\s?|-|\/)(?:0?[1-9]|1[0-2])(?:\.\s?|-|\/)(?:0?[1-9]|[12]\d|3[01])(?!\d)/gu,
  /(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d\s?[–-]\s?(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d)/gu,
];

const NUMBERED = new RegExp(
  String.raw`(?<!\p{L})(?:${NUMBERED_THINGS})\p{L}{0,14}(?:[\s.:#-]{1,2}(?:nr|no|number|nummer|num|č|čís|číslo|szám\p{L}*|id|idnr|is|ist|je|lautet|code|kód|of|obj\p{L}*)(?!\p{L})){0,3}[\s.:#-]{0,3}(?:[A-Z]{2,3}\s?)?$`,
  "iu",
);
const CURRENCY_BEFORE = /(?:€|eur|czk|huf|kč|\$|£)\s?$/iu;
const UNIT_BEHIND = new RegExp(String.raw`^\s?(?:${UNITS})(?!\p{L})`, "iu");
/** Behind "300 000-400": the rest of a range of prices, "300 000-400 000". */
const MORE_THOUSANDS = /^[\s\u00a0]\d00(?!\d)/u;
const CZECH = /^[2-79]\d{8}$/u;
const HUNGARIAN_MOBILE = /^(?:20|30|31|50|70)\s?[/-]\s?\d{3}[\s-]?\d{2}[\s-]?\d{2}$/u;

const isValid = (digits: string, country?: CountryCode) =>
  parsePhoneNumberFromString(digits, country)?.isValid() ?? false;

/** Whether digits as they are written in the countries of the market are a number that exists there. */
function isNational(written: string, digits: string): boolean {
  if (digits.startsWith("0")) return PHONE_COUNTRIES.some((country) => isValid(digits, country));
  if (HUNGARIAN_MOBILE.test(written)) return isValid(digits, "HU");
  // Prices are grouped in threes too, but do not stand without a currency, except as "from-to".
  if (/[/–-]\d{3}[\s\u00a0]000$/u.test(written)) return false;
  const isGrouped = /^\d{3}(?:[\s\u00a0/-]\d{3}){2}$|^\d{9}$|^\d{3}(?:\s\d{2}){3}$|^\d(?:\s\d){8}$/u.test(
    written,
  );
  return isGrouped && CZECH.test(digits) && (isValid(digits, "CZ") || isValid(digits, "PL"));
}

function isPhone(written: string, digits: string): boolean {
  if (written.startsWith("+")) return parsePhoneNumberFromString(`+${digits}`)?.isPossible() ?? false;
  if (/^0*$|^0{3}/u.test(digits)) return false;
  if (digits.startsWith("00")) return isValid(`+${digits.slice(2)}`);
  return isNational(written, digits);
}

function groupsOf(text: string, [start, end]: TextSpan): Group[] {
  return spansOf(/\d+/gu, text.slice(start, end)).map(([from, to]) => ({
    start: start + from,
    end: start + to,
    digits: text.slice(start + from, start + to),
    isJoined: from > 0 && !/[\s(+\u00a0]/u.test(text[start + from - 1] ?? ""),
  }));
}

/** A number's sign and bracket belong to it: "(0664)", "+43". */
function withSign(text: string, start: number): number {
  const before = /[+(]{1,2}$/u.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return start - before;
}

function isAmongOthers(text: string, [start, end]: TextSpan): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const isAttached = /[\p{L}\d_@]$/u.test(before) || /^[\p{L}\d_]/u.test(text.slice(end));
  return (
    isAttached ||
    NUMBERED.test(before) ||
    CURRENCY_BEFORE.test(before) ||
    UNIT_BEHIND.test(text.slice(end, end + 12)) ||
    (/^\d/u.test(text.slice(start)) && MORE_THOUSANDS.test(text.slice(end, end + 6)))
  );
}

/** The longest number that begins with a group, or null. The zero in "+43 (0) 664" is not dialled. */
function phoneFrom(
  text: string,
  groups: readonly Group[],
  index: number,
): { span: TextSpan; next: number } | null {
  const first = groups[index];
  if (!first || first.isJoined) return null;
  const start = withSign(text, first.start);
  const isPossibleStart = start < first.start || /^[02-79]/u.test(first.digits);
  if (!isPossibleStart) return null;
  for (let last = Math.min(groups.length, index + DIGITS.most) - 1; last >= index; last--) {
    const end = groups[last]?.end ?? first.end;
    const written = text.slice(start, end);
    const digits = written.replace(/\(0\)/u, "").replaceAll(/\D/gu, "");
    if (digits.length < DIGITS.least || digits.length > DIGITS.most) continue;
    if (isPhone(written, digits) && !isAmongOthers(text, [start, end]))
      return { span: [start, end], next: last + 1 };
  }
  return null;
}

/** Phone numbers in digits, with a calling code or as they are written in one of the countries of the market. */
export function findPhones(text: string): TextSpan[] {
  const others = NO_PHONES.flatMap((pattern) => spansOf(pattern, text));
  return spansOf(RUN, text).flatMap((run) => {
    const groups = groupsOf(text, run).filter(
      ({ start, end }) => !others.some((other) => overlap(other, [start, end])),
    );
    const found: TextSpan[] = [];
    let index = 0;
    while (index < groups.length) {
      const phone = phoneFrom(text, groups, index);
      if (phone) found.push(phone.span);
      index = phone ? phone.next : index + 1;
    }
    return found;
  });
}
