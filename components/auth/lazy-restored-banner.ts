"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The notice of an account that is no longer deleted. */
export const LazyRestoredBanner = lazyComponent(
  () => import("./RestoredBanner").then((file) => file.RestoredBanner),
  { messages: lazyMessages(["consents"]), onError: "silent" },
);
