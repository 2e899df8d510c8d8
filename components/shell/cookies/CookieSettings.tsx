"use client";

import { askAboutCookiesAgain } from "@/lib/platform/browser/session/cookie-consent";

/** Opens the cookie question once more: whoever has answered may change their mind (specification 2). */
export function CookieSettings({ label }: { label: string }) {
  return (
    <button type="button" onClick={askAboutCookiesAgain}>
      {label}
    </button>
  );
}
