"use client";

import { useEffect, useState } from "react";
import { useLate } from "@/lib/platform/browser/loading/late";
import { onFirstToast } from "@/lib/platform/browser/reporting/toasts";

/** The stacks of messages; their code comes after the screen, and what is said before waits for it. */
export function Snackbars() {
  const [isWanted, setIsWanted] = useState(false);
  const stacks = useLate(() => import(/* webpackPrefetch: true */ "./ToastStacks"), isWanted);
  useEffect(() => onFirstToast(() => setIsWanted(true)), []);
  return stacks && <stacks.ToastStacks />;
}
