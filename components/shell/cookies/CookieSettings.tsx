"use client";

import { askAboutCookiesAgain } from "@/lib/platform/browser/session/cookie-consent";

/** Opens the cookie banner again, so that consent can be changed (docs/specification.md, 2). */
export function CookieSettings({ label }: { label: string }) {
  return (
    <button type="button" onClick={askAboutCookiesAgain}>
      {label}
    </button>
  );
}
