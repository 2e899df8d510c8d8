"use client";

import { useLate } from "./late";
import type { LightboxProps } from "./LightboxDialog";

/** One photo in full size: arrows, arrow keys and swipes lead to the others, a swipe down closes. */
export function Lightbox(props: LightboxProps) {
  const dialog = useLate(() => import(/* webpackPrefetch: true */ "./LightboxDialog"), true);
  return dialog && <dialog.LightboxDialog {...props} />;
}
