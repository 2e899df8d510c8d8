"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The set-up that an admin is led to; with the messages of its forms, so that the app shell of others does not carry them. */
export const LazyAdminSetUp = lazyComponent(() => import("./AdminSetUp").then((file) => file.AdminSetUp), {
  messages: lazyMessages(["two-step", "common", "validation"]),
});
