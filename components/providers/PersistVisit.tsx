"use client";

import { useEffect, useLayoutEffect } from "react";
import { toLanguage } from "@/lib/i18n/languages";
import { usePageLocale } from "@/lib/i18n/static-navigation";
import { keepReferral } from "@/lib/platform/browser/session/referral";
import { writeStored } from "@/lib/platform/browser/storage/local-storage";

/** Stores the page's language for the API client, and the referral code of the link until the visitor signs up. */
export function PersistVisit() {
  const locale = usePageLocale();
  // A layout effect, so that the language is stored before the first request.
  useLayoutEffect(() => writeStored("lang", toLanguage(locale)), [locale]);
  useEffect(() => keepReferral(window.location.search), []);
  return null;
}
