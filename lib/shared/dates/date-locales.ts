import type { Locale as DateLocale } from "date-fns";
import { cs } from "date-fns/locale/cs";
import { de } from "date-fns/locale/de";
import { enGB } from "date-fns/locale/en-GB";
import { hu } from "date-fns/locale/hu";
import { sk } from "date-fns/locale/sk";
import type { Locale } from "@/lib/i18n/languages";

/**
 * date-fns locales of the five languages; en is British, whose weeks also start on Monday. Only for calendars: their
 * chunk is heavy, and everything else formats with month-names.ts.
 */
export const DATE_LOCALES: Record<Locale, DateLocale> = { en: enGB, de, hu, cs, sk };
