"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** The banner of a person whose mail comes back. */
export const LazyBounceBanner = lazyComponent(
  () => import("./BounceBanner").then((file) => file.BounceBanner),
  { messages: lazyMessages(["bounced-mail"]), onError: "silent" },
);
