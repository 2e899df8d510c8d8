"use client";

import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

/** TenderForm as a chunk of its own, so that the screen around it is hydrated without waiting for it. */
export const LazyTenderForm = lazyComponent(() => import("./TenderForm").then((file) => file.TenderForm), {
  preload: true,
  fallback: <DetailSkeleton />,
});
