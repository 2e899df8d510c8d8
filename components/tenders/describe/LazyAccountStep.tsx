"use client";

import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** AccountStep with its messages: signed-in clients load neither. */
export const LazyAccountStep = lazyComponent(() => import("./AccountStep").then((file) => file.AccountStep), {
  fallback: <DetailSkeleton />,
  messages: lazyMessages(["auth", "describe"]),
});
