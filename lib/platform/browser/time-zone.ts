"use client";

import { useSyncExternalStore } from "react";
import type { Locale } from "@/lib/i18n/languages";

let ownZone: string | null = null;

/**
 * The device's time zone, "Europe/Bratislava"; empty where a browser hides it. Asked for when a screen first shows a time,
 * because the first Intl.DateTimeFormat of a page takes an old phone as long as hydration.
 */
export function ownTimeZone(): string {
  // English, because resolving the user's locale takes a phone twice as long.
  ownZone ??= new Intl.DateTimeFormat("en").resolvedOptions().timeZone;
  return ownZone;
}

const subscribeToNothing = () => () => undefined;

/** The time zone that dates are shown in: the device's; UTC in static HTML and hydration, which must be the same. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribeToNothing, ownTimeZone, () => "UTC");
}

/** The markets by the time zone of a browser, and by a language that is spoken in one of them alone. */
const COUNTRY_OF_ZONE: Record<string, string> = {
  "Europe/Vienna": "AT",
  "Europe/Berlin": "DE",
  "Europe/Budapest": "HU",
  "Europe/Prague": "CZ",
  "Europe/Bratislava": "SK",
  "Europe/Zurich": "CH",
};
const COUNTRY_OF_LOCALE: Partial<Record<Locale, string>> = { hu: "HU", cs: "CZ", sk: "SK" };

/** The country that a person most likely means: where their clock says they are, else the one of their language. */
export function likelyCountry(locale: Locale, timeZone: string): string | null {
  return COUNTRY_OF_ZONE[timeZone] ?? COUNTRY_OF_LOCALE[locale] ?? null;
}
