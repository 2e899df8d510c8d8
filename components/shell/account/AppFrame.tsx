"use client";

import Box from "@mui/material/Box";
import { frameStyles, mainStyles } from "../frame-styles";
import { AccountShell } from "./AccountShell";
import { OfflineLinkGuard } from "./OfflineLinkGuard";
import { TopBar } from "./TopBar";

type Props = {
  skip: React.ReactNode;
  visitor: React.ReactNode;
  cookies: React.ReactNode;
  children: React.ReactNode;
};

/** App shell of the client-rendered screens: bars and banners. Server-rendered parts come as slots. */
export function AppFrame({ skip, visitor, cookies, children }: Props) {
  return (
    <Box sx={frameStyles}>
      {skip}
      {/* Early in the document, so that it is in the first paint: it is the largest element on screen (LCP). */}
      {cookies}
      <TopBar visitor={visitor} />
      <Box component="main" id="main" tabIndex={-1} sx={mainStyles}>
        {children}
      </Box>
      <AccountShell />
      <OfflineLinkGuard />
    </Box>
  );
}
