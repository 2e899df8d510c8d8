import { mayHoldContact } from "../policy";
import { findAddresses } from "./addresses";
import { findPhones } from "./phones";
import { mergeSpans, type TextSpan } from "./spans";
import { findSpelledDigits } from "./spelled-digits";

/** Where a text says how its author can be reached: phone numbers, e-mail addresses, pages, names at messengers. */
export function findContactDetails(text: string): TextSpan[] {
  if (!mayHoldContact(text)) return [];
  return mergeSpans([...findAddresses(text), ...findPhones(text), ...findSpelledDigits(text)]);
}

/** A text with `hidden` in place of each contact detail; without any it is the same text. */
export function maskContactDetails(text: string, hidden: string): string {
  const shown: string[] = [];
  let position = 0;
  for (const [start, end] of findContactDetails(text)) {
    shown.push(text.slice(position, start), hidden);
    position = end;
  }
  return shown.length === 0 ? text : [...shown, text.slice(position)].join("");
}
