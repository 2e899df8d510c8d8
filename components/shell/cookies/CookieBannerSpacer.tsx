"use client";

import { useLayoutEffect, useState } from "react";
import { useCoveredHeight } from "@/components/ui/layout/use-covered-height";
import { askAboutCookies } from "@/lib/platform/browser/session/cookie-consent";

/**
 * Tells the page how much of it the cookie question covers while it is open, so that all can be scrolled free. It also
 * opens the question on mount: with another language React draws a new html element, without what CookieScript has set.
 */
export function CookieBannerSpacer() {
  const [mark, setMark] = useState<HTMLElement | null>(null);
  useCoveredHeight(mark?.closest<HTMLElement>("[data-cookie-banner]") ?? null, "--tb-banner");
  useLayoutEffect(askAboutCookies, []);
  return <span ref={setMark} hidden />;
}
