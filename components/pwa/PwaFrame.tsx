"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { watchTypedFields } from "@/lib/platform/browser/typed-fields";

const PwaNotices = dynamic(() => import("./PwaNotices").then((file) => file.PwaNotices), { ssr: false });

/** What makes pages an app: worker, word of a lost connection and of a new version, the way to install. */
export function PwaFrame() {
  const isIdle = useIsIdle();
  useEffect(watchTypedFields, []);
  return isIdle ? <PwaNotices /> : null;
}

/** True once the page has nothing better to do: nothing here may delay what the person came for. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const tell = () => setIsIdle(true);
    // Safari knows no idle time.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(tell, 2000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(tell, { timeout: 4000 });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return isIdle;
}
