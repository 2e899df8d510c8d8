import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import format from "icu-minify/format";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { compileMessages } from "@/tests/support/compile-messages";
import { LANGUAGES, toLocale, type Language } from "@/lib/i18n/languages";
import { elementsOf, messagesOf } from "../../house/messages";

const NUMBERS = [0, 1, 2, 5, 1.5, 22, 1_234_567.891];
const WORDS = ["none", "yes", "OTHER_CHOSEN", "PAYMENT_FAILED", "Nora B."];
const A_DATE = new Date("2026-11-21T22:30:00.000Z");
const timeZone = "Europe/Prague";

function valueFor(element: MessageFormatElement, index: number): unknown {
  if (element.type === TYPE.tag) return (inner: unknown) => `<${element.value}>${String(inner)}</>`;
  if (element.type === TYPE.number || element.type === TYPE.plural) return NUMBERS[index];
  if (element.type === TYPE.date || element.type === TYPE.time) return A_DATE;
  return element.type === TYPE.select ? optionOf(element.options, index) : WORDS[index % WORDS.length];
}

/** The arguments that a message can be filled with, so that every number and every option is covered. */
function fillings(text: string): Record<string, unknown>[] {
  const elements = elementsOf(text).filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound);
  if (elements.length === 0) return [{}];
  return NUMBERS.map((_, index) =>
    Object.fromEntries(
      elements.map((element) => ["value" in element ? element.value : "", valueFor(element, index)]),
    ),
  );
}

function optionOf(options: object, index: number): string {
  const names = Object.keys(options);
  return names[index % names.length] ?? "other";
}

/** Formatters are cached: creating one takes longer than using it. */
function once<A extends unknown[], F>(make: (...of: A) => F): (...of: A) => F {
  const made = new Map<string, F>();
  return (...of) => {
    const key = JSON.stringify(of);
    const formatter = made.get(key) ?? make(...of);
    made.set(key, formatter);
    return formatter;
  };
}

const formatters = {
  getNumberFormat: once(
    (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  ),
  getDateTimeFormat: once(
    (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...of),
  ),
  getPluralRules: once(
    (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
  ),
};

function formatCompiled(lang: Language, text: string, values: Record<string, unknown>): string {
  const compiled = compileMessages({ text }).text as Parameters<typeof format>[0];
  const shown = format(compiled, toLocale(lang), values as never, { formatters, timeZone });
  return [shown].flat().join("");
}

/** next-intl's own output for uncompiled messages. */
function translatorOf(lang: Language, sources: string[]) {
  const keys = new Map(sources.map((text, index) => [text, `n${index}`]));
  const messages = Object.fromEntries([...keys].map(([text, key]) => [key, text]));
  const t = createTranslator({ locale: toLocale(lang), messages, timeZone });
  return (text: string, values: object) => t.markup(keys.get(text) ?? "", values as never);
}

describe.each(LANGUAGES)("in %s", (lang) => {
  it("formats every compiled message like its source, with every kind of value", () => {
    const entries = [...messagesOf(lang)].filter(([key]) => !key.startsWith("legal."));
    const sources = entries.map(([, text]) => text);
    const formatWritten = translatorOf(lang, sources);
    const isDifferent = (text: string) =>
      fillings(text).some((values) => formatCompiled(lang, text, values) !== formatWritten(text, values));

    expect(sources.filter(isDifferent)).toEqual([]);
  });
});

it("leaves plain messages as they are, and the tree around them", () => {
  expect(compileMessages({ a: { b: "Let’s go" }, c: "it's {n}" })).toEqual({
    a: { b: "Let’s go" },
    c: ["it's ", ["n"]],
  });
});
