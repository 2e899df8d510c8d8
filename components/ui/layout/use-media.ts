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

const scheme = {
  subscribe: (listener: () => void) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ["data-scheme"] });
    return () => observer.disconnect();
  },
  getSnapshot: () => document.documentElement.dataset.scheme === "dark",
};

/** Media queries: the breakpoints of the theme (theme-tokens.ts) and BESIDE (styles.ts) and up, a finger, and the colour scheme, which a person can choose. */
const MEDIA = {
  beside: media("(min-width: 900px)"),
  md: media("(min-width: 1024px)"),
  lg: media("(min-width: 1200px)"),
  touch: media("(pointer: coarse)"),
  dark: scheme,
};

/** Whether a media query matches, updated as it changes. False on the server and during hydration. */
export function useMedia(name: keyof typeof MEDIA): boolean {
  const { subscribe, getSnapshot } = MEDIA[name];
  return useSyncExternalStore(subscribe, getSnapshot, () => false);
}
