import { z } from "zod";
import { isTimeZone } from "@/lib/shared/dates/zones";
import { emailSettings, language, translationChoice, visibility } from "@/lib/shared/own-user";
import { ONE_LINE } from "../shared/validation";
import { MAX_BUSINESS_NAME, MAX_NAME, MIN_BUSINESS_NAME } from "./constants";

/** A single-line text, safe in e-mail headers and next to the names of other users. */
export const oneLine = z.string().trim().regex(ONE_LINE, { error: "oneLine" });
// A name needs a letter or digit: invisible characters or emoji alone are refused. An empty one is reported as
// required.
const name = oneLine.regex(/^$|[\p{L}\p{N}]/u, { error: "nameLetters" });

export const firstName = name.min(1).max(MAX_NAME);
export const lastName = name.min(1).max(MAX_NAME);
export const businessName = name.min(MIN_BUSINESS_NAME).max(MAX_BUSINESS_NAME);
/** An IANA name such as Europe/Vienna, as browsers tell it. */
const timeZone = z.string().min(1).max(64).refine(isTimeZone, { error: "choose" });

/** PATCH /users/settings/change: what is left out stays unchanged. */
export const settingsChange = z.object({
  lang: language.optional(),
  emails: emailSettings.partial().optional(),
  visibility: visibility.partial().optional(),
  pushes: emailSettings.partial().optional(),
  timeZone: timeZone.optional(),
  translations: translationChoice.optional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;
