import { expect, it } from "vitest";
import type { Language } from "@/lib/i18n/languages";
import { messagesOf } from "./messages";
import { expectNone } from "./sources";

/**
 * Words that would give BEE another gender than its language does (docs/GLOSSARY.md, "BEE"): feminine in German,
 * the masculine of a person in Czech and Slovak. Forms that both genders share are not among them.
 */
const FOREIGN: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:ein|einen|einem|dem|den|kein|keinen|keinem|jeden|jedem|ihren|ihrem) BEE(?!\p{L})|BEE, (?:den|dem|dessen)(?!\p{L})/iu,
  cz: /(?<!\p{L})(?:ta|tato|této|tuto|té|tyto|jiná|jiné|některá|některé|každá|žádná) BEE(?!\p{L})|BEE, (?:která|kterou|které|jejíž)(?!\p{L})/iu,
  sk: /(?<!\p{L})(?:tá|táto|tejto|túto|tie|tieto|iná|iné|niektorá|niektoré|každá|žiadna|naša|naše|ostatné|všetky) BEE(?!\p{L})|BEE, (?:ktorá|ktorú|ktorej|ktoré)(?!\p{L})/iu,
};

function complaintsAbout(lang: Language, messages: ReadonlyMap<string, string>): string[] {
  return [...messages].flatMap(([key, text]) => {
    const found = FOREIGN[lang]?.exec(text)?.[0];
    return found ? [`${lang} ${key}: “${found}” gives BEE another gender`] : [];
  });
}

it.each(["de", "cz", "sk"] as const)("gives BEE one gender throughout in %s", (lang) => {
  expectNone(complaintsAbout(lang, messagesOf(lang)));
});

it.each([
  ["de", "Fragen Sie einen BEE.", 1],
  ["de", "Fragen Sie eine BEE bei den BEEs.", 0],
  ["cz", "Vybrali jste BEE, kterou znáte.", 1],
  ["sk", "Ostatné BEE ponuku neuvidia.", 1],
  ["sk", "Ostatní BEE ponuku neuvidia.", 0],
] as const)("judges in %s “%s”", (lang, text, count) => {
  expect(complaintsAbout(lang, new Map([["key", text]]))).toHaveLength(count);
});
