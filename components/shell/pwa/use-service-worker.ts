"use client";

import { useEffect, useState } from "react";
import {
  lookForUpdate,
  onWaitingWorker,
  startWorker,
  takeNewVersion,
} from "@/lib/platform/browser/pwa/worker";

/** Interval between update checks, for a tab that stays open for days. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;

/** Registers the service worker, checks for updates, and activates a new version when the user asks for it. */
export function useServiceWorker(): { hasNewVersion: boolean; takeNewVersion: () => void } {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [hasNewVersion, setHasNewVersion] = useState(false);
  useEffect(() => void startWorker().then(setRegistration), []);
  useEffect(() => {
    if (!registration) return undefined;
    const stop = onWaitingWorker(registration, () => setHasNewVersion(true));
    const check = () => {
      if (document.visibilityState === "visible") void lookForUpdate();
    };
    const timer = setInterval(check, UPDATE_CHECK_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [registration]);
  return { hasNewVersion, takeNewVersion: () => registration && takeNewVersion(registration) };
}
