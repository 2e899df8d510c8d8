"use client";

import { useEffect, useState } from "react";

/** Tells the page how much of it the cookie question covers while it is open, so that all can be scrolled free. */
export function CookieBannerSpacer() {
  const [mark, setMark] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const banner = mark?.closest<HTMLElement>("[data-cookie-banner]");
    if (!banner) return undefined;
    const page = document.documentElement.style;
    const measure = () => {
      if (banner.offsetHeight > 0) page.setProperty("--tb-banner", `${banner.offsetHeight}px`);
      else page.removeProperty("--tb-banner");
    };
    measure();
    // Closed, it has no height, which is a change of size too.
    const observer = new ResizeObserver(measure);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      page.removeProperty("--tb-banner");
    };
  }, [mark]);
  return <span ref={setMark} hidden />;
}
