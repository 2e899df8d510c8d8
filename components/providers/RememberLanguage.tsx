"use client";

import { useLayoutEffect } from "react";
import { toLanguage } from "@/lib/i18n/languages";
import { usePageLocale } from "@/lib/i18n/plain-navigation";
import { writeStored } from "@/lib/platform/browser/storage";

/** Stores the page's language for the API client. A layout effect, so that it is there before the first call. */
export function RememberLanguage() {
  const locale = usePageLocale();
  useLayoutEffect(() => writeStored("lang", toLanguage(locale)), [locale]);
  return null;
}
