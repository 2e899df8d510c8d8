"use client";

import { ThemeProvider } from "@mui/system";
import { QueryClientProvider } from "@tanstack/react-query";
import { theme } from "@/components/ui/styles/theme/theme";
import { getQueryClient } from "@/lib/platform/browser/api/query-client";

/** Look and cache of the pages that only a demo has: they know no session and remember no language. */
export function DemoProviders({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>
    </ThemeProvider>
  );
}
