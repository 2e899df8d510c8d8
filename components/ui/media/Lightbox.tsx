"use client";

import { useLate } from "@/lib/platform/browser/loading/late";
import type { LightboxProps } from "./LightboxDialog";

const loadDialog = () => import(/* webpackPrefetch: true */ "./LightboxDialog");

/** One photo in full size: arrows, arrow keys and swipes lead to the others, a swipe down closes. */
export function Lightbox(props: LightboxProps) {
  const dialog = useLate(loadDialog, true);
  return dialog && <dialog.LightboxDialog {...props} />;
}
