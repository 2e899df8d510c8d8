"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import { startTransition, useEffect, useState } from "react";

/** Dates are shown in the user's time zone; the static HTML and hydration use UTC. */
export function TimeZoneProvider({ children }: { children: React.ReactNode }) {
  const [timeZone, setTimeZone] = useState("UTC");
  useEffect(() => {
    const detect = () => {
      // English, because resolving the user's locale takes a phone twice as long.
      const { timeZone: own } = new Intl.DateTimeFormat("en").resolvedOptions();
      // A transition (time slicing), because everything on screen may show a time.
      startTransition(() => setTimeZone(own));
    };
    // In a task of its own: the first Intl.DateTimeFormat of a page takes a phone as long as all other work here, and would
    // make it a long task.
    const timer = setTimeout(detect);
    return () => clearTimeout(timer);
  }, []);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
