"use client";

import { useLayoutEffect } from "react";
import { onStoredChange, readStored } from "@/lib/platform/browser/storage/local-storage";

/**
 * Follows the choice of the settings, or the device's colour scheme. It also sets it on mount: where React renders the whole document anew, as for a
 * not-found page, the attribute set by ColorSchemeScript is lost.
 */
export function ColorSchemeSync() {
  useLayoutEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const update = () => {
      const chosen = readStored("scheme");
      const scheme = chosen === "light" || chosen === "dark" ? chosen : dark.matches ? "dark" : "light";
      // Writing the same value again would recalculate all styles, too.
      if (document.documentElement.dataset.scheme !== scheme)
        document.documentElement.dataset.scheme = scheme;
    };
    update();
    // Safari before 14 has no addEventListener here; it gets the new scheme with the next page.
    dark.addEventListener?.("change", update);
    const stop = onStoredChange("scheme", update);
    return () => {
      stop();
      dark.removeEventListener?.("change", update);
    };
  }, []);
  return null;
}
