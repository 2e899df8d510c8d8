"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The banner of a limited account. */
export const LazyLimitBanner = lazyComponent(() => import("./LimitBanner").then((file) => file.LimitBanner), {
  messages: lazyMessages(["reports"]),
  onError: "silent",
});
