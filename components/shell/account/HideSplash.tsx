"use client";

import { useEffect } from "react";
import { useDeferredMount } from "@/lib/platform/browser/loading/use-deferred-mount";
import { useSession } from "@/lib/platform/browser/session/session-store";

/**
 * Lifts the loading screen once the frame is drawn for whoever is signed in: what is pressed in a visitor's bar would
 * be lost with that bar. Renders nothing.
 */
export function HideSplash() {
  const { isPending } = useSession();
  const isDrawn = useDeferredMount(!isPending);
  useEffect(() => {
    if (isDrawn) delete document.documentElement.dataset.session;
  }, [isDrawn]);
  return null;
}
