"use client";

import ShieldRounded from "@mui/icons-material/ShieldRounded";
import Box from "@mui/material/Box";
import Button, { type ButtonProps } from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import MuiLink from "@mui/material/Link";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import CookieConsent from "react-cookie-consent";
import { HexMask } from "@/components/ui/HexMask";
import { Link } from "@/lib/i18n/navigation";

const DAYS = 365;

/** Asks once about cookies. Saying no is as easy as saying yes: two equal buttons. */
export function CookieBanner() {
  const t = useTranslations("common.cookies");
  return (
    <>
      <GlobalStyles styles={LOOK} />
      <CookieConsent
        disableStyles
        enableDeclineButton
        cookieName="CookieConsent"
        expires={DAYS}
        buttonText={t("accept")}
        declineButtonText={t("decline")}
        ariaAcceptLabel={t("acceptLabel")}
        ariaDeclineLabel={t("declineLabel")}
        ButtonComponent={EqualButton}
        containerClasses="tb-cookies"
        contentClasses="tb-cookies-text"
        buttonWrapperClasses="tb-cookies-buttons"
        customContainerAttributes={{ role: "region", "aria-label": t("title") }}
      >
        <RoomBelow />
        <HexMask size={40} tone="neutral">
          <ShieldRounded aria-hidden sx={{ fontSize: 20 }} />
        </HexMask>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {t.rich("text", {
            link: (text) => (
              <MuiLink component={Link} href="/privacy-policy">
                {text}
              </MuiLink>
            ),
          })}
        </Box>
      </CookieConsent>
    </>
  );
}

/** Tells the page how much of it the banner covers, as long as it is open, so that all can be scrolled free. */
function RoomBelow() {
  const [mark, setMark] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const banner = mark?.closest<HTMLElement>(".tb-cookies");
    if (!banner) return undefined;
    const page = document.documentElement.style;
    const measure = () => page.setProperty("--tb-banner", `${banner.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      page.removeProperty("--tb-banner");
    };
  }, [mark]);
  return <span ref={setMark} hidden />;
}

function EqualButton({ children, id, onClick, "aria-label": label }: ButtonProps) {
  return (
    <Button variant="outlined" id={id} onClick={onClick} aria-label={label}>
      {children}
    </Button>
  );
}

const LOOK = {
  html: { scrollPaddingBottom: "var(--tb-banner, 0px)" },
  // Above the bars, below drawers, sheets and toasts.
  ".tb-cookies": {
    position: "fixed",
    left: 24,
    bottom: 24,
    zIndex: 1150,
    width: 440,
    padding: 20,
    borderRadius: 18,
    border: "1px solid var(--tb-palette-divider)",
    backgroundColor: "var(--tb-palette-surface-raised)",
    color: "var(--tb-palette-text-secondary)",
    boxShadow: "var(--tb-shadows-24)",
    fontSize: "0.875rem",
    lineHeight: "22px",
  },
  ".tb-cookies-text": { display: "flex", gap: 16 },
  ".tb-cookies-buttons": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8, marginTop: 16 },
  "@media (max-width:1023px)": {
    ".tb-cookies": {
      left: 0,
      right: 0,
      bottom: 0,
      width: "auto",
      borderWidth: "1px 0 0",
      borderRadius: "22px 22px 0 0",
      padding: "16px 16px calc(16px + env(safe-area-inset-bottom))",
    },
  },
};
