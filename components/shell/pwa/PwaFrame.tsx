"use client";

import { useEffect } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useIdle } from "@/lib/platform/browser/loading/use-idle";
import { watchDirtyFields } from "@/lib/platform/browser/pwa/dirty-fields";

const PwaToasts = lazyComponent(() => import("./PwaToasts").then((file) => file.PwaToasts), {
  onError: "silent",
});

/** The PWA parts of every page, mounted when it is idle: service worker, offline and update toasts, install prompt. */
export function PwaFrame() {
  const isIdle = useIdle();
  useEffect(watchDirtyFields, []);
  return isIdle && <PwaToasts />;
}
