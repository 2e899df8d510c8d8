"use client";

import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** Two-step sign-in in the settings. */
export const LazyTwoStepPanel = lazyComponent(
  () => import("./TwoStepPanel").then((file) => file.TwoStepPanel),
  { messages: lazyMessages(["two-step"]), fallback: <Skeleton height={44} width={220} /> },
);
