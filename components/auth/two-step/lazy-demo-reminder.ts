"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The reminder of the demo's admin. */
export const LazyDemoReminder = lazyComponent(
  () => import("./DemoReminder").then((file) => file.DemoReminder),
  { messages: lazyMessages(["two-step"]), onError: "silent" },
);
