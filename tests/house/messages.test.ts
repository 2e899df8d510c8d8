import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { NAMESPACES } from "@/lib/i18n/messages";
import { expectNone } from "./sources";
import {
  argumentsOf,
  filesOf,
  flatten,
  messagesOf,
  TRANSLATED,
  wordsOf,
  wrongPlurals,
  type Messages,
} from "./messages";

const ALIKE_UP_TO_WORDS = 3;
// The specification words this title itself, exclamation mark included.
const MAY_EXCLAIM = /^crash\.title$/;

function keysRule(lang: Language, english: Messages, messages: Messages): string[] {
  const missing = [...english.keys()]
    .filter((key) => !messages.has(key))
    .map((key) => `${lang} misses ${key}`);
  return [
    ...missing,
    ...[...messages.keys()].filter((key) => !english.has(key)).map((key) => `${lang} alone has ${key}`),
  ];
}

function argumentsRule(lang: Language, english: Messages, messages: Messages): string[] {
  return [...messages].flatMap(([key, text]) => {
    const asked = argumentsOf(text).join(", ");
    const expected = argumentsOf(english.get(key) ?? text).join(", ");
    return asked === expected ? [] : [`${lang} ${key} asks for [${asked}], English for [${expected}]`];
  });
}

function copyRule(lang: Language, english: Messages, messages: Messages): string[] {
  return [...messages].flatMap(([key, text]) => {
    const isCopy = text === english.get(key) && wordsOf(text).length > ALIKE_UP_TO_WORDS;
    return isCopy ? [`${lang} ${key} is still English: ${text}`] : [];
  });
}

function pluralRule(lang: Language, messages: Messages): string[] {
  return [...messages].flatMap(([key, text]) =>
    wrongPlurals(text, lang).map((wrong) => `${lang} ${key}: ${wrong}`),
  );
}

function styleRule(lang: Language, messages: Messages): string[] {
  return [...messages].flatMap(([key, text]) => {
    if (text.trim() === "") return [`${lang} ${key} is empty`];
    const complaints = text === text.trim() ? [] : [`${lang} ${key} begins or ends with a space`];
    // ICU takes a straight apostrophe for a quotation; a typographic one is right in all five languages.
    if (/['"]/.test(text)) complaints.push(`${lang} ${key} has a straight quote: ${text}`);
    if (text.includes("!") && !MAY_EXCLAIM.test(key)) complaints.push(`${lang} ${key} shouts: ${text}`);
    return complaints;
  });
}

const english = messagesOf("en");

it("has the same namespaces in every language", () => {
  const expected = NAMESPACES.map((namespace) => `${namespace}.json`).sort();
  for (const lang of LANGUAGES) {
    expect({ lang, namespaces: filesOf(lang) }).toEqual({ lang, namespaces: expected });
  }
});

it("has the same keys in every language", () => {
  expectNone(TRANSLATED.flatMap((lang) => keysRule(lang, english, messagesOf(lang))));
});

it("asks for the same values in every language", () => {
  expectNone(TRANSLATED.flatMap((lang) => argumentsRule(lang, english, messagesOf(lang))));
});

it("has exactly the plural forms that each language has", () => {
  expectNone(LANGUAGES.flatMap((lang) => pluralRule(lang, messagesOf(lang))));
});

it("leaves no sentence in English", () => {
  expectNone(TRANSLATED.flatMap((lang) => copyRule(lang, english, messagesOf(lang))));
});

it("neither shouts nor leaves a message empty nor quotes like a typewriter", () => {
  expectNone(LANGUAGES.flatMap((lang) => styleRule(lang, messagesOf(lang))));
});

it("bites on a language that fell behind", () => {
  const en = flatten({ a: "Hello {name}", b: { c: "{count, plural, one {# offer} other {# offers}}" } }, "x");
  const cz = flatten({ a: "Dobrý den, {jmeno}", d: "navíc" }, "x");
  const sentence = flatten({ a: "You pay after the work" }, "x");

  expect(keysRule("cz", en, cz)).toEqual(["cz misses x.b.c", "cz alone has x.d"]);
  expect(argumentsRule("cz", en, cz)).toHaveLength(1);
  expect(argumentsRule("cz", en, flatten({ a: "Dobrý den, <b>{name}</b>" }, "x"))).toHaveLength(1);
  expect(pluralRule("cz", flatten({ a: "{n, plural, one {nabídka} other {nabídek}}" }, "x"))).toHaveLength(2);
  expect(pluralRule("hu", flatten({ a: "{n, plural, one {#} few {#} other {#}}" }, "x"))).toHaveLength(1);
  expect(pluralRule("de", flatten({ a: "{n, plural, =0 {kein} one {#} other {#}}" }, "x"))).toEqual([]);
  expect(copyRule("de", sentence, sentence)).toHaveLength(1);
  expect(styleRule("en", flatten({ a: "Well done!", b: "", c: "It's", d: " a" }, "x"))).toHaveLength(4);
});
