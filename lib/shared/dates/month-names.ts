import type { Locale } from "@/lib/i18n/languages";

/**
 * The month names of date-fns (a test compares them) without the weight of its locales: `short` is its MMM, beside a
 * day, `long` its LLLL, standing alone. Intl is no substitute: its short forms differ between browsers.
 */
const MONTHS: Record<Locale, { short: string; long: string }> = {
  en: {
    short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    long: "January February March April May June July August September October November December",
  },
  de: {
    short: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
    long: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  },
  hu: {
    short: "jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.",
    long: "január február március április május június július augusztus szeptember október november december",
  },
  cs: {
    short: "led úno bře dub kvě čvn čvc srp zář říj lis pro",
    long: "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
  },
  sk: {
    short: "jan feb mar apr máj jún júl aug sep okt nov dec",
    long: "január február marec apríl máj jún júl august september október november december",
  },
};

/** The names of the twelve months, January first. */
export function monthNames(locale: Locale, form: "short" | "long" = "long"): string[] {
  return MONTHS[locale][form].split(" ");
}
