"use client";

import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The set-up that an admin is led to; with the messages of its forms, so that the app shell of others does not carry them. */
export const LazyAdminSetUp = lazyComponent(() => import("./AdminSetUp").then((file) => file.AdminSetUp), {
  messages: lazyMessages(["two-step", "common", "validation"]),
  fallback: (
    <PageContainer width="form">
      <CardSkeleton />
    </PageContainer>
  ),
});

/** The reminder of the demo's admin. */
export const LazyDemoReminder = lazyComponent(
  () => import("./DemoReminder").then((file) => file.DemoReminder),
  { messages: lazyMessages(["two-step"]), onError: "silent" },
);
