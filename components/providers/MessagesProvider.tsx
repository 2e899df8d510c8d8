"use client";

import { NextIntlClientProvider } from "next-intl";
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";

type Props = { locale: Locale; messages: Partial<Messages>; children: React.ReactNode };

/**
 * The root messages of client-rendered screens. next-intl's own provider for server components is left out of the build
 * (scripts/build/unused-modules), because it would send the message formatter to pages that need none.
 */
export function MessagesProvider({ locale, messages, children }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
