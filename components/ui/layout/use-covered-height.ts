"use client";

import { useEffect } from "react";

/** Custom properties of the page: how much of its lower edge an overlay covers. Unset while it covers nothing. */
type Room = "--tb-banner" | "--tb-pwa" | "--tb-bar";

/** Keeps a custom property of the page at the height of an overlay plus `gap` px, so that the page leaves room for it. */
export function useCoveredHeight(overlay: HTMLElement | null, room: Room, gap = 0): void {
  useEffect(() => {
    if (!overlay) return undefined;
    const page = document.documentElement.style;
    const measure = () => {
      if (overlay.offsetHeight > 0) page.setProperty(room, `${overlay.offsetHeight + gap}px`);
      else page.removeProperty(room);
    };
    // It measures first after the next layout, which costs nothing; closed, an overlay has no height, which is a change too.
    const observer = new ResizeObserver(measure);
    observer.observe(overlay);
    return () => {
      observer.disconnect();
      page.removeProperty(room);
    };
  }, [overlay, room, gap]);
}
