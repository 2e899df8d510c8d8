import { readdirSync, readFileSync } from "node:fs";
import { parse as parseIcu, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { LANGUAGES, toLocale, type Language } from "@/lib/i18n/languages";
import { NAMESPACES } from "@/lib/i18n/messages";

/** All messages of one language: "tenders.list.title" → the ICU message. */
export type Messages = Map<string, string>;

/** Flattens a nested JSON of messages. */
export function flatten(json: unknown, path: string, into: Messages = new Map()): Messages {
  if (typeof json === "string") return into.set(path, json);
  if (typeof json !== "object" || json === null) throw new Error(`${path} is no text`);
  for (const [key, value] of Object.entries(json)) flatten(value, `${path}.${key}`, into);
  return into;
}

function readMessages(lang: Language): Messages {
  const messages: Messages = new Map();
  for (const namespace of NAMESPACES) {
    flatten(JSON.parse(readFileSync(`messages/${lang}/${namespace}.json`, "utf8")), namespace, messages);
  }
  return messages;
}

const known = new Map<Language, Messages>();

/** The messages of a language. Documents such as the terms are no namespace and are left out. */
export function messagesOf(lang: Language): Messages {
  const messages = known.get(lang) ?? readMessages(lang);
  known.set(lang, messages);
  return messages;
}

/** Every JSON of a language that is a namespace or should be one. */
export function filesOf(lang: Language): string[] {
  return readdirSync(`messages/${lang}`).sort();
}

export const TRANSLATED = LANGUAGES.filter((lang) => lang !== "en");

/** Every element of a message, those inside of plurals, selects and tags too. */
export function elementsOf(message: string): MessageFormatElement[] {
  const all: MessageFormatElement[] = [];
  const add = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      all.push(element);
      if (element.type === TYPE.tag) add(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        Object.values(element.options).forEach(({ value }) => add(value));
      }
    }
  };
  add(parseIcu(message));
  return all;
}

const KINDS: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: "",
  [TYPE.number]: " number",
  [TYPE.date]: " date",
  [TYPE.time]: " time",
  [TYPE.plural]: " plural",
  [TYPE.select]: " select",
  [TYPE.tag]: " tag",
};

/**
 * The arguments of a message: "{count} plural", "{link} tag", "{state} select a|b". A plural may stand for its plain
 * value.
 */
export function argumentsOf(message: string): string[] {
  const found = elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const options = element.type === TYPE.select ? ` ${Object.keys(element.options).sort().join("|")}` : "";
    return [`{${element.value}}${KINDS[element.type] ?? ""}${options}`];
  });
  const others = found.map((each) => each.split(" ")[0]).filter((name, at) => found[at]?.includes(" "));
  return [...new Set(found.filter((each) => each.includes(" ") || !others.includes(each)))].sort();
}

/** The plural forms that a message misses or has too many of, for its language. */
export function wrongPlurals(message: string, lang: Language): string[] {
  return elementsOf(message).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const rules = new Intl.PluralRules(toLocale(lang), { type: element.pluralType });
    const needed = rules.resolvedOptions().pluralCategories;
    const given = Object.keys(element.options).filter((form) => !form.startsWith("="));
    const wrong = [
      ...needed.filter((form) => !given.includes(form)).map((form) => `misses ${form}`),
      ...given
        .filter((form) => !needed.some((each) => each === form))
        .map((form) => `has no use for ${form}`),
    ];
    return wrong.map((each) => `{${element.value}} ${each}`);
  });
}

/** The words of a message, without placeholders. */
export function wordsOf(message: string): string[] {
  const text = elementsOf(message).map((element) => (element.type === TYPE.literal ? element.value : " "));
  return text.join("").match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? [];
}
