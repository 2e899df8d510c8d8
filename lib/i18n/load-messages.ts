import { toLanguage, type Language, type Locale } from "./languages";
import type { Messages } from "./messages";

type Import = Promise<{ default: unknown }>;

/** What is fetched by the browser itself: a file of its own for each language. */
const FILES = {
  common: (lang: Language) => import(`../../messages/${lang}/common.json`) as Import,
  notifications: (lang: Language) => import(`../../messages/${lang}/notifications.json`) as Import,
  push: (lang: Language) => import(`../../messages/${lang}/push.json`) as Import,
  settings: (lang: Language) => import(`../../messages/${lang}/settings.json`) as Import,
  sortable: (lang: Language) => import(`../../messages/${lang}/sortable.json`) as Import,
  verification: (lang: Language) => import(`../../messages/${lang}/verification.json`) as Import,
};
export type LoadedNamespace = keyof typeof FILES;

/** Where the texts around every screen are. */
export const SHELL_NAMESPACES = ["common"] as const satisfies readonly LoadedNamespace[];

const known = new Map<string, Promise<unknown>>();
const arrived = new Map<string, Partial<Messages>>();

const keyOf = (locale: Locale, namespaces: readonly LoadedNamespace[]) => [locale, ...namespaces].join(" ");

async function fetchTexts(
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Promise<Partial<Messages>> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await FILES[namespace](toLanguage(locale))).default]),
  );
  return Object.fromEntries(files) as Partial<Messages>;
}

/**
 * Texts that no page sends, fetched by the browser with what shows them; the same promise for the same question. What
 * could not be fetched is tried again.
 */
export function loadMessages(
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Promise<Partial<Messages>> {
  const key = keyOf(locale, namespaces);
  const before = known.get(key) as Promise<Partial<Messages>> | undefined;
  if (before) return before;
  const texts = fetchTexts(locale, namespaces);
  known.set(key, texts);
  texts.then(
    (they) => arrived.set(key, they),
    () => known.delete(key),
  );
  return texts;
}

/** The same texts, if they are there already: whoever has waited for them once need not wait for a turn of React's. */
export function cachedMessages(
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Partial<Messages> | undefined {
  return arrived.get(keyOf(locale, namespaces));
}

/** The texts of the frame, for whoever is signed in and reads a page whose own texts are all drawn on the server. */
export function loadShellMessages(locale: Locale): Promise<Partial<Messages>> {
  return loadMessages(locale, SHELL_NAMESPACES);
}
