"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { useMemo } from "react";
import { mergeTexts } from "@/lib/i18n/merge-texts";

type Props = { messages: object; children: React.ReactNode };

/** Adds texts to those of the provider around it, which a provider alone would replace. */
export function MergeMessages({ messages, children }: Props) {
  const known = useMessages();
  const merged = useMemo(() => mergeTexts(known, messages), [known, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged}>
      {children}
    </NextIntlClientProvider>
  );
}
