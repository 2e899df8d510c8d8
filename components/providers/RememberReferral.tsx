"use client";

import { useEffect } from "react";
import { keepReferral } from "@/lib/platform/browser/referral";

/** Keeps the code of whoever sent this visitor here, until they sign up. */
export function RememberReferral() {
  useEffect(() => keepReferral(window.location.search), []);
  return null;
}
