"use client";

import Box from "@mui/material/Box";
import { frameLook, mainLook } from "./frame-looks";
import { MemberParts } from "./MemberParts";
import { StayInside } from "./StayInside";
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
    <Box sx={frameLook}>
      {skip}
      {/* Early in the page, so that the browser draws it with the first frame: nothing on screen is larger. */}
      {cookies}
      <TopBar visitor={visitor} />
      <Box component="main" id="main" tabIndex={-1} sx={mainLook}>
        {children}
      </Box>
      <MemberParts />
      <StayInside />
    </Box>
  );
}
