"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** With its messages, whose loader is 4 kB: the shell loads this file only where photos wait. */
export const LazyDeliverPhotos = lazyComponent(
  () => import("./DeliverPhotos").then((file) => file.DeliverPhotos),
  { messages: lazyMessages(["describe"]), onError: "silent" },
);
