"use client";

import { useSyncExternalStore } from "react";

/** From the look's breakpoints on (theme-look.ts), and what the device is set to. */
const QUERIES = {
  md: "(min-width: 1024px)",
  lg: "(min-width: 1200px)",
  dark: "(prefers-color-scheme: dark)",
};

/** Whether it holds now, followed as it changes. In pages drawn on the server it does not hold until they run. */
export function useMedia(name: keyof typeof QUERIES): boolean {
  const media = QUERIES[name];
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(media);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(media).matches,
    () => false,
  );
}
