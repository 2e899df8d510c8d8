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

/** Bars and banners around the screens that are drawn in the browser. What is drawn on the server comes as slots. */
export function AppFrame({ skip, visitor, cookies, children }: Props) {
  return (
    <Box sx={frameStyles}>
      {skip}
      {/* Early in the page, so that the browser draws it with the first frame: nothing on screen is larger. */}
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
