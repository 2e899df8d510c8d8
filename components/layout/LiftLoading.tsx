"use client";

import { useEffect } from "react";
import { useUnhurried } from "@/components/ui/unhurried";
import { useSession } from "@/lib/platform/browser/session-store";

/**
 * Lifts the loading screen once the frame is drawn for whoever is signed in: what is pressed in a visitor's bar would
 * be lost with that bar. Renders nothing.
 */
export function LiftLoading() {
  const { isPending } = useSession();
  const isDrawn = useUnhurried(!isPending);
  useEffect(() => {
    if (isDrawn) delete document.documentElement.dataset.session;
  }, [isDrawn]);
  return null;
}
