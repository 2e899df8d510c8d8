"use client";

import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** KeptPhotos, for those who have no account yet. */
export const LazyKeptPhotos = lazyComponent(() => import("./KeptPhotos").then((file) => file.KeptPhotos), {
  fallback: <RowSkeleton count={1} />,
  messages: lazyMessages(["describe"]),
});
