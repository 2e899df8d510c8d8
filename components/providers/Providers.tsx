"use client";

import { ThemeProvider } from "@mui/system";
import { QueryClientProvider } from "@tanstack/react-query";
import { getQueryClient } from "@/lib/platform/browser/api/query-client";
import { TimeZoneProvider } from "./TimeZoneProvider";
import { PersistVisit } from "./PersistVisit";
import { SessionStart } from "./SessionStart";
import { Snackbars } from "@/components/ui/feedback/toasts/Snackbars";
import { theme } from "@/components/ui/styles/theme/theme";

/** Everything that stands around every screen and has no look of its own. */
export function Providers({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={getQueryClient()}>
        <TimeZoneProvider>
          <PersistVisit />
          <Snackbars />
          <SessionStart />
          {children}
        </TimeZoneProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
