"use client";

import { useEffect } from "react";
import { useSession } from "@/lib/platform/browser/session-store";

/**
 * Lifts the loading screen once the frame is drawn for whoever is signed in: what is pressed in a visitor's bar would
 * be lost with that bar. Renders nothing.
 */
export function LiftLoading() {
  const { isPending } = useSession();
  useEffect(() => {
    if (!isPending) delete document.documentElement.dataset.session;
  }, [isPending]);
  return null;
}
