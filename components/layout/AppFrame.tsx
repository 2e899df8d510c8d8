"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { useSession } from "@/lib/platform/browser/session-store";
import { onStoredChange, readStored } from "@/lib/platform/browser/storage";
import { BottomBar } from "./BottomBar";
import { CookieBanner } from "./CookieBanner";
import { Footer, type SocialLinks } from "./Footer";
import { LoadingScreen } from "./LoadingScreen";
import { StayInside } from "./StayInside";
import { TopBar } from "./TopBar";

const LiveToasts = dynamic(() =>
  import("@/components/notifications/LiveToasts").then((file) => file.LiveToasts),
);

const UnsentMessages = dynamic(() =>
  import("@/components/chat/thread/UnsentMessages").then((file) => file.UnsentMessages),
);

type Props = { social: SocialLinks; builtIn: number; children: React.ReactNode };

/** Bars, footer and banners around every page. */
export function AppFrame({ social, builtIn, children }: Props) {
  const { isAuthenticated } = useSession();
  const isWaiting = useIsWaiting();
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: "100dvh", ...roomForBanner }}>
      <SkipLink />
      <TopBar />
      <Box component="main" id="main" tabIndex={-1} sx={{ ...main, ...roomForBars }}>
        {children}
      </Box>
      <Footer social={social} builtIn={builtIn} />
      <BottomBar />
      <CookieBanner />
      <LoadingScreen />
      <StayInside />
      {isAuthenticated && <LiveToasts />}
      {isAuthenticated && isWaiting && <UnsentMessages />}
    </Box>
  );
}

/** True while a message waits on this device: what sends it is loaded for nobody else. */
function useIsWaiting(): boolean {
  return useSyncExternalStore(
    (hear) => onStoredChange("unsent", hear),
    () => readStored("unsent") !== null,
    () => false,
  );
}

const main = { flex: 1, minWidth: 0, "&:focus": { outline: "none" } } as const;

// A fixed bar must never cover the last line of a page; a sticky bar of the page replaces the bottom bar.
const roomForBars = {
  "@media (max-width:1023px)": {
    "body:has([data-bottom-bar]) &": { pb: "calc(64px + env(safe-area-inset-bottom))" },
    "body:has([data-sticky-bar]) &": { pb: "calc(80px + env(safe-area-inset-bottom))" },
    "body:has([data-sticky-bar]) & ~ [data-bottom-bar]": { display: "none" },
  },
} as const;

// The cookie banner lies over the end of the page until it is answered; it floats a little from tablets up.
const roomForBanner = {
  pb: { xs: "var(--tb-banner, 0px)", md: "calc(var(--tb-banner, -48px) + 48px)" },
} as const;

function SkipLink() {
  const t = useTranslations("common.frame");
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        px: 4,
        py: 3,
        borderRadius: "12px",
        bgcolor: "secondary.main",
        color: "secondary.contrastText",
        fontWeight: 630,
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      {t("skip")}
    </Box>
  );
}
