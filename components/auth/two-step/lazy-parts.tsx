"use client";

import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const messages = lazyMessages(["two-step"]);

/** The panel of the settings. */
export const LazyTwoStepPanel = lazyComponent(
  () => import("./TwoStepPanel").then((file) => file.TwoStepPanel),
  { messages, fallback: <Skeleton height={44} width={220} /> },
);

/** The set-up that an admin is led to. */
export const LazyAdminSetUp = lazyComponent(() => import("./AdminSetUp").then((file) => file.AdminSetUp), {
  messages,
  fallback: (
    <PageContainer width="form">
      <CardSkeleton />
    </PageContainer>
  ),
});

/** The reminder of the demo's admin. */
export const LazyDemoReminder = lazyComponent(
  () => import("./DemoReminder").then((file) => file.DemoReminder),
  { messages, onError: "silent" },
);
