"use client";

import { useEffect, useState } from "react";

/** True once the page has nothing better to do: for what may not delay what the person came for. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const becomeIdle = () => setIsIdle(true);
    // Safari knows no idle time.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(becomeIdle, 2000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(becomeIdle, { timeout: 4000 });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return isIdle;
}
