"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { LightboxProps } from "./LightboxDialog";

/** One photo in full size: arrows, arrow keys and swipes lead to the others, a swipe down closes. */
export const Lightbox = lazyComponent<LightboxProps>(() =>
  import(/* webpackPrefetch: true */ "./LightboxDialog").then((file) => file.LightboxDialog),
);
