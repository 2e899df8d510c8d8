"use client";

import { NextIntlClientProvider } from "next-intl";
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";

type Props = { locale: Locale; messages: Partial<Messages>; children: React.ReactNode };

/**
 * The first texts that screens in the browser get. next-intl's own way for server components is left out of the build
 * (next.config.mjs), because it would send the machinery of texts to pages that need none.
 */
export function MessagesProvider({ locale, messages, children }: Props) {
  // The reader's own zone follows (TimeZoneProvider); UTC is what the static page was drawn with.
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
