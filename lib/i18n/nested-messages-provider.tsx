"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { useMemo } from "react";
import { mergeMessages } from "@/lib/i18n/merge-messages";

type Props = { messages: object; children: React.ReactNode };

/** Adds messages to those of the enclosing provider, which next-intl's own provider would replace. */
export function NestedMessagesProvider({ messages, children }: Props) {
  const known = useMessages();
  const merged = useMemo(() => mergeMessages(known, messages), [known, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged}>
      {children}
    </NextIntlClientProvider>
  );
}
