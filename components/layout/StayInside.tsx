"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { notice } from "@/lib/platform/browser/notices";

/** Whether this press opens another page of ours in this tab; a mere anchor stays on the page. */
export function leadsToOwnPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.hasAttribute("download")) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  const here = window.location;
  const there = new URL(link.href, here.href);
  const isAnchor = there.hash !== "" && there.pathname === here.pathname && there.search === here.search;
  return there.protocol === here.protocol && there.host === here.host && !isAnchor;
}

/**
 * Without a network a page that does not come is asked for by the browser itself, whose own error page then
 * stands where ours was, with everything typed gone. So the press of a link says so and stays.
 */
export function StayInside() {
  const t = useTranslations("common.failure");
  const text = t("network");
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leadsToOwnPage(event)) return;
      event.preventDefault();
      notice.warning(text);
    };
    // While it is captured, before the link's own handler, which leaves alone what is prevented.
    document.addEventListener("click", stay, { capture: true });
    return () => document.removeEventListener("click", stay, { capture: true });
  }, [text]);
  return null;
}
