"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import { startTransition, useEffect, useState } from "react";

/** Dates are shown in the zone of whoever reads them; the static HTML and the first render say UTC. */
export function TimeZoneProvider({ children }: { children: React.ReactNode }) {
  const [timeZone, setTimeZone] = useState("UTC");
  useEffect(() => {
    const find = () => {
      // Of no language in particular: looking for the reader's own takes a phone twice as long.
      const { timeZone: own } = new Intl.DateTimeFormat("en").resolvedOptions();
      // In small steps: all that is on screen may show a time.
      startTransition(() => setTimeZone(own));
    };
    // The first calendar of a page takes a phone as long as all else that is done here: it is a step of its own.
    const soon = setTimeout(find);
    return () => clearTimeout(soon);
  }, []);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
