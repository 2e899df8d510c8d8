"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The proof of the own phone number in the settings. */
export const LazyPhoneProof = lazyComponent(() => import("./PhoneProof").then((file) => file.PhoneProof), {
  messages: lazyMessages(["phone"]),
});
