import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createTranslator } from "use-intl/core";
import { toLocale, type Language } from "./languages";
import type { Messages, Namespace } from "./messages";

export type Translator<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>;

const cache = new Map<string, unknown>();

/** Texts of one namespace in one language for code outside of Next: mail, errors, notifications, seeds. */
export function translator<N extends Namespace>(lang: Language, namespace: N): Translator<N> {
  const messages = { [namespace]: readNamespace(lang, namespace) } as unknown as Messages;
  return createTranslator<Messages, N>({ locale: toLocale(lang), messages, namespace, timeZone: "UTC" });
}

function readNamespace(lang: Language, namespace: Namespace): unknown {
  const key = `${lang}/${namespace}`;
  const known = cache.get(key);
  if (known) return known;
  const messages: unknown = JSON.parse(readFileSync(join(process.cwd(), "messages", `${key}.json`), "utf8"));
  cache.set(key, messages);
  return messages;
}
