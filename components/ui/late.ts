"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/platform/browser/api-error";
import { showError } from "@/lib/platform/browser/notices";

const TRY_AGAIN_MS = 5_000;

/**
 * A part of a screen that nobody sees before they press something: its code runs when it is wanted. `load` imports it
 * with `webpackPrefetch`, so that the browser has it by then. Null until it runs; whoever wants it while there is no
 * network is told, and gets it later.
 */
export function useLate<P>(load: () => Promise<P>, isWanted: boolean): P | null {
  const [part, setPart] = useState<{ it: P } | null>(null);
  const [failures, setFailures] = useState(0);
  const loading = useRef(load);
  const isDue = part === null && isWanted;
  useEffect(() => {
    if (!isDue) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    loading.current().then(
      (it) => setPart({ it }),
      () => {
        again = setTimeout(() => setFailures(failures + 1), failures === 0 ? 0 : TRY_AGAIN_MS);
      },
    );
    return () => clearTimeout(again);
  }, [isDue, failures]);
  useEffect(() => {
    if (isWanted && failures === 1) showError(new ApiError(0, { code: "network" }));
  }, [isWanted, failures]);
  return part?.it ?? null;
}
