import { detectLanguage } from "@/lib/i18n/detect-language";
import { AppError } from "@/lib/shared/errors";
import { env } from "../config/env";
import { log } from "../config/log";
import { askDeepl } from "./deepl";
import { askLibreTranslate } from "./libre-translate";
import type { TranslatorCall } from "./translator";

/** How long a reader waits for a translation. */
const TIMEOUT_MS = 5000;
/** Circuit breaker: after a failure the provider is not asked for a while. */
const REST_MS = 30_000;
/** The answer to a text or a pair of languages that the provider does not take; it takes others. */
const BAD_REQUEST = 400;

type Translator = {
  provider: "libretranslate" | "deepl";
  ask: (call: TranslatorCall) => Promise<string>;
};

/** The configured provider, the operator's own server first. */
function maybeTranslator(): Translator | null {
  const { TRANSLATE_URL: url, DEEPL_KEY: key } = env;
  if (url) return { provider: "libretranslate", ask: (call) => askLibreTranslate(url, call) };
  return key ? { provider: "deepl", ask: (call) => askDeepl(key, call) } : null;
}

/** Whether this server can translate. */
export function hasTranslator(): boolean {
  return maybeTranslator() !== null;
}

/** What no text holds: control characters, and those that turn the direction of what is around them. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** From so many characters on the language of a text shows beyond doubt. */
const SHOWS_LANGUAGE = 80;

/** The answer as plain text; throws for what cannot be the translation that was asked for. */
function toTranslation(answer: string, { text, to }: Pick<TranslatorCall, "text" | "to">): string {
  const plain = answer.replace(UNSEEN, "").trim();
  if (plain === "") throw new Error("the translation is empty");
  if (plain.length > text.length * 4 + 100) throw new Error("the translation is too long");
  const shown = plain.length < SHOWS_LANGUAGE ? null : detectLanguage(plain);
  if (shown && shown !== to) throw new Error(`the translation is in ${shown}, not in ${to}`);
  return plain;
}

let restsUntil = 0;

/**
 * Translates a text with the configured provider, whose answer is not trusted: what leaves is plain text of about the
 * same length. Throws `translation_off`, and `translation_unavailable` when the provider refuses, answers something else
 * or not in time; that is logged, and it is left alone for a while.
 */
export async function translate(
  asked: Omit<TranslatorCall, "signal">,
  timeoutMs: number = TIMEOUT_MS,
): Promise<{ text: string; provider: Translator["provider"] }> {
  const translator = maybeTranslator();
  if (!translator) throw new AppError("translation_off");
  if (Date.now() < restsUntil) throw new AppError("translation_unavailable");
  const { provider, ask } = translator;
  try {
    const answer = await ask({ ...asked, signal: AbortSignal.timeout(timeoutMs) });
    return { text: toTranslation(answer, asked), provider };
  } catch (error) {
    const isOfThisText = error instanceof Error && error.cause === BAD_REQUEST;
    if (!isOfThisText) restsUntil = Date.now() + REST_MS;
    log.warn({ err: error, provider, restMs: isOfThisText ? 0 : REST_MS }, "no translation");
    throw new AppError("translation_unavailable");
  }
}
