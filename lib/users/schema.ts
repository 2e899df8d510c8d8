import { z } from "zod";
import { emailSettings, language } from "@/lib/shared/own-user";
import { MAX_BUSINESS_NAME, MAX_NAME, MIN_BUSINESS_NAME } from "./constants";

// Names appear in e-mail headers and next to other users' names: no line breaks (header injection), no characters
// that change the text direction.
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
/** A single-line text, safe in e-mail headers. */
export const oneLine = z.string().trim().regex(ONE_LINE, { error: "oneLine" });
// A name needs a letter or digit: invisible characters or emoji alone are refused. An empty one is reported as
// required.
const name = oneLine.regex(/^$|[\p{L}\p{N}]/u, { error: "nameLetters" });

export const firstName = name.min(1).max(MAX_NAME);
export const lastName = name.min(1).max(MAX_NAME);
export const businessName = name.min(MIN_BUSINESS_NAME).max(MAX_BUSINESS_NAME);
/** PATCH /users/settings/change: what is left out stays unchanged. */
export const settingsChange = z.object({
  lang: language.optional(),
  emails: emailSettings.partial().optional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;
