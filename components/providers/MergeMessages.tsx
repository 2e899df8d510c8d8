"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";

type Props = { messages: object; children: React.ReactNode };

/** Adds texts to those of the provider around it, which a provider alone would replace. */
export function MergeMessages({ messages, children }: Props) {
  const known = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...known, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
