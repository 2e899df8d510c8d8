"use client";

import { useEffect, useState } from "react";
import {
  lookForUpdate,
  onWaitingWorker,
  startWorker,
  takeNewVersion,
} from "@/lib/platform/browser/pwa/worker";

/** Often enough for a tab that stays open for days. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Starts the worker, follows its new versions, and takes one when the person says so. */
export function useWorker(): { hasNewVersion: boolean; takeNewVersion: () => void } {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [hasNewVersion, setHasNewVersion] = useState(false);
  useEffect(() => void startWorker().then(setRegistration), []);
  useEffect(() => {
    if (!registration) return undefined;
    const stop = onWaitingWorker(registration, () => setHasNewVersion(true));
    const look = () => {
      if (document.visibilityState === "visible") void lookForUpdate(registration);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [registration]);
  return { hasNewVersion, takeNewVersion: () => registration && takeNewVersion(registration) };
}
