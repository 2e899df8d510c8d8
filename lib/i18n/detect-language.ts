import { detectAll } from "tinyld";
import {
  CONTENT_LANGUAGES,
  isLanguage,
  toContentLocale,
  type ContentLanguage,
  type Language,
} from "./languages";

const LOCALES = CONTENT_LANGUAGES.map((lang) => toContentLocale(lang));

/** Fewer letters are a name, a number or a thank you. */
const LEAST_LETTERS = 12;
/** How sure the detector has to be (0 … 1), and how much surer than of its second guess: Czech and Slovak are close. */
const CONFIDENCE = { least: 0.14, timesSecond: 1.5 } as const;

const LETTERS = /\p{L}/gu;

/** The language that a text shows itself to be in; null for one that is too short or could be in several. */
export function detectLanguage(text: string): ContentLanguage | null {
  if ((text.match(LETTERS) ?? []).length < LEAST_LETTERS) return null;
  const [best, second] = detectAll(text, { only: LOCALES });
  if (!best || best.accuracy < CONFIDENCE.least) return null;
  if (second && best.accuracy < second.accuracy * CONFIDENCE.timesSecond) return null;
  return CONTENT_LANGUAGES.find((lang) => toContentLocale(lang) === best.lang) ?? null;
}

/**
 * The language of what a user writes. Where the text does not show it, the one they use the product in: their readers
 * are then offered a translation exactly when they use another one.
 */
export function languageOf(text: string, { lang }: { lang: Language }): ContentLanguage {
  return detectLanguage(text) ?? lang;
}

/** The same for what has a page in that language, which only those of the interface have. */
export function pageLanguageOf(text: string, said: Language): Language {
  const detected = detectLanguage(text);
  return isLanguage(detected) ? detected : said;
}
