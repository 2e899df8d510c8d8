"use client";

import { ThemeProvider } from "@mui/system";
import { QueryClientProvider } from "@tanstack/react-query";
import { theme } from "@/components/ui/styles/theme/theme";
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";
import { getQueryClient } from "@/lib/platform/browser/api/query-client";
import { MessagesProvider } from "./MessagesProvider";
import { StyleCache } from "./StyleCache";

type Props = { locale: Locale; messages: Partial<Messages>; children: React.ReactNode };

/** What a component of the account needs around it on a page that sends hardly any script. */
export function IslandProviders({ locale, messages, children }: Props) {
  return (
    <StyleCache>
      <MessagesProvider locale={locale} messages={messages}>
        <ThemeProvider theme={theme}>
          <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>
        </ThemeProvider>
      </MessagesProvider>
    </StyleCache>
  );
}
