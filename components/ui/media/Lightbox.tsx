"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { LightboxProps } from "./LightboxDialog";

/** Full-screen photo viewer, code-split: buttons, arrow keys and swipes change the photo, a swipe down closes. */
export const Lightbox = lazyComponent<LightboxProps>(() =>
  import(/* webpackPrefetch: true */ "./LightboxDialog").then((file) => file.LightboxDialog),
);
