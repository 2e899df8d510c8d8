import { z } from "zod";
import { toContentLocale, toLocale, type Language } from "@/lib/i18n/languages";
import { env } from "../config/env";
import { fetchJson } from "../http/fetch-json";
import { MAX_BYTES, type TranslatorCall } from "./translator";

const deeplAnswer = z.object({ translations: z.tuple([z.object({ text: z.string() })]) });

// The keys of the free API have a server of their own.
function addressOf(key: string): string {
  return env.DEEPL_URL ?? (key.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com");
}

// DeepL has no plain English as a target.
const targetOf = (to: Language) => (to === "en" ? "EN-GB" : toLocale(to).toUpperCase());

/** Asks DeepL (https://developers.deepl.com/docs/api-reference/translate). */
export async function askDeepl(key: string, { text, from, to, signal }: TranslatorCall): Promise<string> {
  const answer = await fetchJson(new URL("v2/translate", `${addressOf(key).replace(/\/*$/, "")}/`), {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `DeepL-Auth-Key ${key}` },
    body: JSON.stringify({
      text: [text],
      source_lang: toContentLocale(from).toUpperCase(),
      target_lang: targetOf(to),
    }),
    maxBytes: MAX_BYTES,
    signal,
  });
  return deeplAnswer.parse(answer).translations[0].text;
}
