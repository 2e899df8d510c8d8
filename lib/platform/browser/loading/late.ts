"use client";

import { startTransition, useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { showError } from "@/lib/platform/browser/reporting/toasts";

const TRY_AGAIN_MS = 5_000;

type Load<P> = () => Promise<P>;

/** What came once is there at once when its screen is opened again, so that going back finds the page as high as it was. */
const known = new WeakMap<Load<unknown>, { it: unknown }>();

/**
 * A part that its screen cannot do without, but that need not stand in the way of the frame around it: it is fetched
 * as soon as the screen's own code runs, beside the first drawing and the calls. For `useLate`; outside of components.
 */
export function fetchedAtOnce<P>(load: Load<P>): Load<P> {
  let first = typeof window === "undefined" ? null : load();
  // Whoever wants the part asks anew, and is told if that fails as well.
  first?.catch(() => {
    first = null;
  });
  return () => {
    const asked = first ?? load();
    first = null;
    return asked;
  };
}

/**
 * A part of a screen whose code runs when it is wanted. What nobody sees before they press something is imported with
 * `webpackPrefetch`, so that the browser has it by then. Null until it runs; whoever wants it while there is no network
 * is told, and gets it later. A `load` that stands outside of the component is remembered.
 */
export function useLate<P>(load: Load<P>, isWanted: boolean): P | null {
  const [part, setPart] = useState(() => (known.get(load) as { it: P } | undefined) ?? null);
  const [failures, setFailures] = useState(0);
  const loading = useRef(load);
  const isDue = part === null && isWanted;
  useEffect(() => {
    if (!isDue) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    loading.current().then(
      (it) => {
        known.set(loading.current, { it });
        // In small steps: drawn in one go it would hold up an old phone.
        startTransition(() => setPart({ it }));
      },
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
