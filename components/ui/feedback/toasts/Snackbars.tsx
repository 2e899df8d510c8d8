"use client";

import { useEffect, useState } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { onFirstToast } from "@/lib/platform/browser/reporting/toasts";

const ToastStacks = lazyComponent(() =>
  import(/* webpackPrefetch: true */ "./ToastStacks").then((file) => file.ToastStacks),
);

/** The stacks of toasts. Their chunk is loaded for the first toast, which waits for it. */
export function Snackbars() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onFirstToast(() => setIsWanted(true)), []);
  return isWanted && <ToastStacks />;
}
