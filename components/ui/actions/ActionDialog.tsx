"use client";

import type { DialogProps } from "./DialogFrame";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

/** Modal dialog with a focus trap, code-split: the question as title, buttons on the right; a bottom sheet on phones. */
export const ActionDialog = lazyComponent<DialogProps>(
  () => import(/* webpackPrefetch: true */ "./DialogFrame").then((file) => file.DialogFrame),
  { mountWhen: ({ open }) => open },
);
