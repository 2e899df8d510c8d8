"use client";

import { ThemeProvider } from "@mui/system";
import { QueryClientProvider } from "@tanstack/react-query";
import { getQueryClient } from "@/lib/platform/browser/api/query-client";
import { PersistVisit } from "./PersistVisit";
import { SessionStart } from "./SessionStart";
import { Toasts } from "@/components/ui/feedback/toasts/Toasts";
import { theme } from "@/components/ui/styles/theme/theme";

/** The React providers of every screen, with the session and the toasts. */
export function Providers({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={getQueryClient()}>
        <PersistVisit />
        <Toasts />
        <SessionStart />
        {children}
      </QueryClientProvider>
    </ThemeProvider>
  );
}
