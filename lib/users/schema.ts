import { z } from "zod";
import { emailSettings, language } from "@/lib/shared/own-user";
import { MAX_BUSINESS_NAME, MAX_NAME, MIN_BUSINESS_NAME } from "./constants";

// Names stand in mail headers and beside other people's: no line breaks, no marks that turn the writing direction.
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
/** A text of one line that may stand anywhere, in a mail's header too. */
export const oneLine = z.string().trim().regex(ONE_LINE, { error: "oneLine" });
// Signs that show nothing, or pictures alone, are nobody's name; an empty one is told to be filled in.
const name = oneLine.regex(/^$|[\p{L}\p{N}]/u, { error: "nameLetters" });

export const firstName = name.min(1).max(MAX_NAME);
export const lastName = name.min(1).max(MAX_NAME);
export const businessName = name.min(MIN_BUSINESS_NAME).max(MAX_BUSINESS_NAME);
/** What PATCH /api/users/settings/change takes; what is left out stays as it is. */
export const settingsChange = z.object({
  lang: language.optional(),
  emails: emailSettings.partial().optional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;
