"use client";

import { useEffect, useState } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { onFirstToast } from "@/lib/platform/browser/reporting/toasts";

const ToastStacks = lazyComponent(() =>
  import(/* webpackPrefetch: true */ "./ToastStacks").then((file) => file.ToastStacks),
);

/** The toast stacks, code-split: the chunk is loaded for the first toast, which waits for it. */
export function Toasts() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setIsNeeded(true)), []);
  return isNeeded && <ToastStacks />;
}
