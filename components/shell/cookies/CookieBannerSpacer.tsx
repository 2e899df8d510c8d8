"use client";

import { useState } from "react";
import { useCoveredHeight } from "@/components/ui/layout/use-covered-height";

/** Tells the page how much of it the cookie question covers while it is open, so that all can be scrolled free. */
export function CookieBannerSpacer() {
  const [mark, setMark] = useState<HTMLElement | null>(null);
  useCoveredHeight(mark?.closest<HTMLElement>("[data-cookie-banner]") ?? null, "--tb-banner");
  return <span ref={setMark} hidden />;
}
