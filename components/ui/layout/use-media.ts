"use client";

import { useSyncExternalStore } from "react";

const media = (query: string) => ({
  follow: (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  },
  read: () => window.matchMedia(query).matches,
});

/** From the look's breakpoints on (theme-tokens.ts), and what the device is set to. */
const MEDIA = {
  md: media("(min-width: 1024px)"),
  lg: media("(min-width: 1200px)"),
  dark: media("(prefers-color-scheme: dark)"),
};

/** Whether it holds now, followed as it changes. In pages drawn on the server it does not hold until they run. */
export function useMedia(name: keyof typeof MEDIA): boolean {
  const { follow, read } = MEDIA[name];
  return useSyncExternalStore(follow, read, () => false);
}
