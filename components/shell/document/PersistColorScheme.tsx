"use client";

import { useLayoutEffect } from "react";

/**
 * Follows the device from light to dark and back. It also says once more which it is: where React draws the whole
 * document anew, as for a page that turns out not to exist, what ColorSchemeScript wrote on it is gone.
 */
export function PersistColorScheme() {
  useLayoutEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const follow = () => {
      const scheme = dark.matches ? "dark" : "light";
      // Written again, even the same would have the browser work out all styles anew.
      if (document.documentElement.dataset.scheme !== scheme)
        document.documentElement.dataset.scheme = scheme;
    };
    follow();
    // Safari before 14 cannot follow; it has the right one from the next page on.
    dark.addEventListener?.("change", follow);
    return () => dark.removeEventListener?.("change", follow);
  }, []);
  return null;
}
