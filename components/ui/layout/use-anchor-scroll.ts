"use client";

import { useEffect } from "react";

/** What a user does before the page must no longer move by itself. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the anchor of the URL, which the browser looks for before the sections are there; again as photos and
 * lazily loaded parts above it come in, until the user does something. As long it carries `data-marked`: a section that
 * is not at the top of the screen, because the page ends below it, is found, too.
 */
export function useAnchorScroll(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const target = id ? document.getElementById(id) : null;
    if (!target) return undefined;
    const stopped = new AbortController();
    const observer = new ResizeObserver(() => target.scrollIntoView());
    stopped.signal.addEventListener("abort", () => {
      observer.disconnect();
      delete target.dataset.marked;
    });
    for (const input of INPUTS)
      window.addEventListener(input, () => stopped.abort(), { passive: true, signal: stopped.signal });
    target.dataset.marked = "";
    target.scrollIntoView();
    observer.observe(document.body);
    return () => stopped.abort();
  }, []);
}
