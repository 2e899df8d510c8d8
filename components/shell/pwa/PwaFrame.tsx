"use client";

import { useEffect } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useIdle } from "@/lib/platform/browser/loading/use-idle";
import { watchDirtyFields } from "@/lib/platform/browser/pwa/dirty-fields";

const PwaToasts = lazyComponent(() => import("./PwaToasts").then((file) => file.PwaToasts), {
  onError: "silent",
});

/** What makes pages an installable app: service worker, offline and update toasts, install prompt. */
export function PwaFrame() {
  const isIdle = useIdle();
  useEffect(watchDirtyFields, []);
  return isIdle && <PwaToasts />;
}
