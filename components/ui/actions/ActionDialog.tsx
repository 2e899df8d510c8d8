"use client";

import type { DialogProps } from "./DialogFrame";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

/** The frame of every dialog: the question as title, buttons on the right; on phones a sheet from below. */
export const ActionDialog = lazyComponent<DialogProps>(
  () => import(/* webpackPrefetch: true */ "./DialogFrame").then((file) => file.DialogFrame),
  { mountWhen: ({ open }) => open },
);
