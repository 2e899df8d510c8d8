"use client";

import type { DialogProps } from "./DialogFrame";
import { useLate } from "@/lib/platform/browser/loading/late";

/** The frame of every dialog: the question as title, buttons on the right; on phones a sheet from below. */
export function ActionDialog(props: DialogProps) {
  const frame = useLate(() => import(/* webpackPrefetch: true */ "./DialogFrame"), props.open);
  return frame && <frame.DialogFrame {...props} />;
}
