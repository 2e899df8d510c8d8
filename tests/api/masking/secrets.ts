import { translator } from "@/lib/i18n/translator";
import type { Language } from "@/lib/i18n/languages";

/** A text that says how its author can be reached, in two ways. */
export const WITH_CONTACT =
  "Call me on +43 664 123 45 67 or write to anna@painters.eu, I am at home all week.";
const SECRETS = /664 1|anna@|painters\.eu/u;

/** Whether anything in an answer, a mail or an event says how the author can be reached. */
export const leaks = (answer: unknown) => SECRETS.test(JSON.stringify(answer));

/** What stands in place of contact details. */
export const hiddenIn = (lang: Language) => translator(lang, "masking")("hidden");

/** `WITH_CONTACT` as the other party reads it. */
export const masked = (lang: Language = "en") =>
  `Call me on ${hiddenIn(lang)} or write to ${hiddenIn(lang)}, I am at home all week.`;
