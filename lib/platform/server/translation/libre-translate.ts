import { z } from "zod";
import { toContentLocale } from "@/lib/i18n/languages";
import { env } from "../config/env";
import { fetchJson } from "../http/fetch-json";
import { MAX_BYTES, type TranslatorCall } from "./translator";

const libreTranslateAnswer = z.object({ translatedText: z.string() });

/** Asks the configured LibreTranslate server (https://libretranslate.com/docs). */
export async function askLibreTranslate(
  base: string,
  { text, from, to, signal }: TranslatorCall,
): Promise<string> {
  const answer = await fetchJson(new URL("translate", base.replace(/\/*$/, "/")), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      q: text,
      source: toContentLocale(from),
      target: toContentLocale(to),
      format: "text",
      ...(env.TRANSLATE_KEY && { api_key: env.TRANSLATE_KEY }),
    }),
    maxBytes: MAX_BYTES,
    signal,
  });
  return libreTranslateAnswer.parse(answer).translatedText;
}
