"use client";

import { useLayoutEffect } from "react";

/**
 * Follows the device's colour scheme. It also sets it on mount: where React renders the whole document anew, as for a
 * not-found page, the attribute set by ColorSchemeScript is lost.
 */
export function ColorSchemeSync() {
  useLayoutEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const update = () => {
      const scheme = dark.matches ? "dark" : "light";
      // Writing the same value again would recalculate all styles, too.
      if (document.documentElement.dataset.scheme !== scheme)
        document.documentElement.dataset.scheme = scheme;
    };
    update();
    // Safari before 14 has no addEventListener here; it gets the new scheme with the next page.
    dark.addEventListener?.("change", update);
    return () => dark.removeEventListener?.("change", update);
  }, []);
  return null;
}
