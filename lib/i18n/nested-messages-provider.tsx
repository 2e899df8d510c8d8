"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { useMemo } from "react";
import { mergeMessages } from "@/lib/i18n/merge-messages";

type Props = { messages: object; children: React.ReactNode };

/** Adds texts to those of the provider around it, which a provider alone would replace. */
export function NestedMessagesProvider({ messages, children }: Props) {
  const known = useMessages();
  const merged = useMemo(() => mergeMessages(known, messages), [known, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged}>
      {children}
    </NextIntlClientProvider>
  );
}
