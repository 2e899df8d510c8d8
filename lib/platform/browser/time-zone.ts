"use client";

import { useSyncExternalStore } from "react";

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
