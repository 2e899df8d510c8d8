import { readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { toLocale, type Language } from "./languages";
import type { Messages, Namespace } from "./messages";

export type Translator<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>;

// Reading the file and creating a translator take longer than most API requests.
const cache = new Map<string, unknown>();

/** Whether ICU text is formatted here. In Next's bundles the formatter takes what was compiled ahead of time, and no text. */
const takesText = (() => {
  const messages = { probe: "{count, number}" };
  const probe = createTranslator({ locale: "en", messages }) as (key: string, values: object) => string;
  return probe("probe", { count: 1 }) === "1";
})();

type Source = { [key: string]: string | Source };

function compiled(source: Source): unknown {
  return Object.fromEntries(
    Object.entries(source).map(([key, message]) => [
      key,
      typeof message === "string" ? compile(message) : compiled(message),
    ]),
  );
}

/** Translator of one namespace in one language for code without React: e-mails, errors, facts, notifications, seeds. */
export function translator<N extends Namespace>(lang: Language, namespace: N): Translator<N> {
  const key = `${lang}/${namespace}`;
  const known = cache.get(key);
  if (known) return known as Translator<N>;
  const messages = { [namespace]: readNamespace(lang, namespace) } as unknown as Messages;
  const created = createTranslator<Messages, N>({
    locale: toLocale(lang),
    messages,
    namespace,
    timeZone: "UTC",
  });
  cache.set(key, created);
  return created;
}

function readNamespace(lang: Language, namespace: Namespace): unknown {
  const path = join(process.cwd(), "messages", lang, `${namespace}.json`);
  const source = JSON.parse(readFileSync(path, "utf8")) as Source;
  return takesText ? source : compiled(source);
}
