"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The banner of a user who has not accepted the terms that apply. */
export const LazyTermsBanner = lazyComponent(() => import("./TermsBanner").then((file) => file.TermsBanner), {
  messages: lazyMessages(["consents"]),
  onError: "silent",
});
