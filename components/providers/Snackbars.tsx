"use client";

import { useEffect, useState } from "react";
import { useLate } from "@/components/ui/late";
import { onFirstNotice } from "@/lib/platform/browser/notices";

/** The stacks of messages; their code comes after the screen, and what is said before waits for it. */
export function Snackbars() {
  const [isWanted, setIsWanted] = useState(false);
  const stacks = useLate(() => import(/* webpackPrefetch: true */ "./NoticeStacks"), isWanted);
  useEffect(() => onFirstNotice(() => setIsWanted(true)), []);
  return stacks && <stacks.NoticeStacks />;
}
