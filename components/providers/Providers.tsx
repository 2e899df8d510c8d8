"use client";

import { ThemeProvider } from "@mui/system";
import { QueryClientProvider } from "@tanstack/react-query";
import { getQueryClient } from "@/lib/platform/browser/query-client";
import { ReadersTimeZone } from "./ReadersTimeZone";
import { RememberLanguage } from "./RememberLanguage";
import { RememberReferral } from "./RememberReferral";
import { SessionStart } from "./SessionStart";
import { Snackbars } from "./Snackbars";
import { theme } from "./theme";

/** Everything that stands around every screen and has no look of its own. */
export function Providers({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={getQueryClient()}>
        <ReadersTimeZone>
          <RememberLanguage />
          <RememberReferral />
          <Snackbars />
          <SessionStart />
          {children}
        </ReadersTimeZone>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
