import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createTranslator } from "use-intl/core";
import { toLocale, type Language } from "./languages";
import type { Messages, Namespace } from "./messages";

export type Translator<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>;

// Reading the file and creating a translator take longer than most API requests.
const cache = new Map<string, unknown>();

/** Translator of one namespace in one language for code outside Next: e-mails, errors, notifications, seeds. */
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
  return JSON.parse(readFileSync(join(process.cwd(), "messages", lang, `${namespace}.json`), "utf8"));
}
