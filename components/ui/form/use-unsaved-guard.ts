"use client";

import { useEffect, useRef, useState } from "react";
import { isInternalNavigation } from "../actions/internal-navigation";

/**
 * While something is not saved, a link to another page asks first, and so does the browser before a reload. The back
 * button cannot be asked: what it leaves behind is kept by `unsavedValues`. With `isKept` nobody is asked on a link that
 * is come back from (`data-comes-back`) either.
 */
export function useUnsavedGuard(isDirty: boolean, isKept = false) {
  const [waiting, setWaiting] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: MouseEvent) => {
      if (isLeaving.current || !isInternalNavigation(event)) return;
      const link = (event.target as Element).closest("a");
      if (isKept && link?.hasAttribute("data-comes-back")) return;
      event.preventDefault();
      event.stopPropagation();
      setWaiting(link);
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    document.addEventListener("click", ask, { capture: true });
    window.addEventListener("beforeunload", warn);
    return () => {
      document.removeEventListener("click", ask, { capture: true });
      window.removeEventListener("beforeunload", warn);
    };
  }, [isDirty, isKept]);
  return {
    /** The person has pressed a link and is asked. */
    isAsking: waiting !== null,
    stay: () => setWaiting(null),
    /** The press of the link takes place after all. */
    leave: () => {
      isLeaving.current = true;
      waiting?.click();
      setWaiting(null);
    },
  };
}

const unsaved = new Map<string, unknown>();

/** What a section held when its screen went away, by person and section; in this tab, until a reload. */
export const unsavedValues = {
  keep: (id: string, values: unknown): void => void unsaved.set(id, values),
  drop: (id: string): void => void unsaved.delete(id),
  maybe: (id: string): unknown => unsaved.get(id),
};
