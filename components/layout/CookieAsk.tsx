"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { cookieAnswer, onCookieAnswer } from "@/lib/platform/browser/cookie-consent";
import type { CookieBannerProps } from "./CookieBanner";

// Whoever has answered, which is nearly everybody, does not load it.
const CookieBanner = dynamic(() => import("./CookieBanner").then((file) => file.CookieBanner), {
  ssr: false,
});

/** The banner, as long as the question is open. */
export function CookieAsk(props: CookieBannerProps) {
  const isOpen = useSyncExternalStore(
    onCookieAnswer,
    () => cookieAnswer() === null,
    () => false,
  );
  return isOpen ? <CookieBanner {...props} /> : null;
}
