"use client";

import { useEffect, useState } from "react";
import CookieConsent from "react-cookie-consent";
import { announceCookieAnswer, CONSENT_COOKIE, CONSENT_DAYS } from "@/lib/platform/browser/cookie-consent";

type Button = { text: string; label: string };

export type CookieBannerProps = {
  title: string;
  accept: Button;
  decline: Button;
  buttonClass: string;
  children: React.ReactNode;
};

/** The banner itself; its words and looks come from the server. */
export function CookieBanner({ title, accept, decline, buttonClass, children }: CookieBannerProps) {
  return (
    <CookieConsent
      disableStyles
      enableDeclineButton
      cookieName={CONSENT_COOKIE}
      expires={CONSENT_DAYS}
      buttonText={accept.text}
      declineButtonText={decline.text}
      ariaAcceptLabel={accept.label}
      ariaDeclineLabel={decline.label}
      onAccept={announceCookieAnswer}
      onDecline={announceCookieAnswer}
      buttonClasses={buttonClass}
      declineButtonClasses={buttonClass}
      containerClasses="tb-cookies"
      contentClasses="tb-cookies-text"
      buttonWrapperClasses="tb-cookies-buttons"
      customContainerAttributes={{ role: "region", "aria-label": title }}
    >
      <RoomBelow />
      {children}
    </CookieConsent>
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
