"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Dates are shown in the zone of whoever reads them; the static HTML and the first render say UTC. */
export function ReadersTimeZone({ children }: { children: React.ReactNode }) {
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
