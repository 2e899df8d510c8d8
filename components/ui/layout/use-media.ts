"use client";

import { useSyncExternalStore } from "react";

const media = (query: string) => ({
  subscribe: (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  },
  getSnapshot: () => window.matchMedia(query).matches,
});

/** Media queries: the breakpoints of the theme (theme-tokens.ts) and BESIDE (styles.ts) and up, and the colour scheme of the device. */
const MEDIA = {
  beside: media("(min-width: 900px)"),
  md: media("(min-width: 1024px)"),
  lg: media("(min-width: 1200px)"),
  dark: media("(prefers-color-scheme: dark)"),
};

/** Whether a media query matches, updated as it changes. False on the server and during hydration. */
export function useMedia(name: keyof typeof MEDIA): boolean {
  const { subscribe, getSnapshot } = MEDIA[name];
  return useSyncExternalStore(subscribe, getSnapshot, () => false);
}
