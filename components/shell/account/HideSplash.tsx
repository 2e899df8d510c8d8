"use client";

import { useEffect } from "react";
import { useDeferredMount } from "@/lib/platform/browser/loading/use-deferred-mount";
import { useSession } from "@/lib/platform/browser/session/session-store";

/**
 * Hides the splash screen once the app shell has been rendered for the signed-in user: a click in the visitor's bar would
 * be lost when that bar is replaced. Renders nothing.
 */
export function HideSplash() {
  const { isPending } = useSession();
  const isDrawn = useDeferredMount(!isPending);
  useEffect(() => {
    if (isDrawn) delete document.documentElement.dataset.session;
  }, [isDrawn]);
  return null;
}
