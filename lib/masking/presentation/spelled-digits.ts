import { DIGIT_WORDS } from "../constants";
import { spansOf, type TextSpan } from "./spans";

/** A phone number has at least so many digits, of which a spelled one says most as words. */
const LEAST = { digits: 7, words: 4 } as const;

const DIGITS_OF = new Map(
  Object.entries(DIGIT_WORDS).flatMap(([digits, words]) => words.split(" ").map((word) => [word, digits])),
);
const WORD = [...DIGITS_OF.keys()].join("|");
const PART = String.raw`(?:(?:${WORD})(?!\p{L})|\d{1,4}(?!\d))`;
const RUN = new RegExp(String.raw`(?<![\p{L}\d])${PART}(?:[\s,.;/–-]{1,3}${PART}){4,30}`, "giu");
const PARTS = new RegExp(String.raw`\p{L}+|\d+`, "gu");

/** Phone numbers whose digits are words: "null sechs sechs vier …", "nulla hat harminc …". */
export function findSpelledDigits(text: string): TextSpan[] {
  return spansOf(RUN, text).filter(([start, end]) => {
    const parts = text.slice(start, end).match(PARTS) ?? [];
    const words = parts.filter((part) => /\p{L}/u.test(part));
    const digits = parts.map((part) => DIGITS_OF.get(part.toLowerCase()) ?? part).join("");
    return digits.length >= LEAST.digits && words.length >= LEAST.words;
  });
}
