import type { Locale } from "@/lib/i18n/languages";
import { dateTag } from "@/lib/shared/dates/dates";
import { TERMS_VERSION } from "@/lib/users/consents/constants";

/** When each text was last changed; people see it at its top. Change it together with the text. */
const LAST_CHANGED = {
  imprint: new Date("2026-11-27T12:00:00Z"),
  privacy: new Date("2026-11-27T12:00:00Z"),
  cookies: new Date("2026-11-25T12:00:00Z"),
  dmca: new Date("2026-11-27T12:00:00Z"),
  ranking: new Date("2026-11-27T12:00:00Z"),
  terms: new Date(`${TERMS_VERSION}T12:00:00Z`),
} as const;

/** The day a legal text was last changed, written out in the reader's language. */
export function lastChanged(text: keyof typeof LAST_CHANGED, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" });
  return format.format(LAST_CHANGED[text]);
}
