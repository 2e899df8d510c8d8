"use client";

import { useEffect, useRef, useState } from "react";
import { isInternalNavigation } from "../actions/internal-navigation";

/**
 * Navigation guard for unsaved changes: a link to another page needs a confirmation, and so does a reload. The back button
 * cannot be intercepted: for it, values are kept in `unsavedValues`. With `isKept`, a link from which the user returns
 * (`data-comes-back`) needs no confirmation either.
 */
export function useUnsavedGuard(isDirty: boolean, isKept = false) {
  const [pendingLink, setPendingLink] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const intercept = (event: MouseEvent) => {
      if (isLeaving.current || !isInternalNavigation(event)) return;
      const link = (event.target as Element).closest("a");
      if (isKept && link?.hasAttribute("data-comes-back")) return;
      event.preventDefault();
      event.stopPropagation();
      setPendingLink(link);
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    document.addEventListener("click", intercept, { capture: true });
    window.addEventListener("beforeunload", warn);
    return () => {
      document.removeEventListener("click", intercept, { capture: true });
      window.removeEventListener("beforeunload", warn);
    };
  }, [isDirty, isKept]);
  return {
    /** True while a clicked link waits for the confirmation. */
    isAsking: pendingLink !== null,
    stay: () => setPendingLink(null),
    /** Follows the clicked link after all. */
    leave: () => {
      isLeaving.current = true;
      pendingLink?.click();
      setPendingLink(null);
    },
  };
}

const unsaved = new Map<string, unknown>();

/** Values of a section whose screen was unmounted, by user and section; in the memory of this tab, until a reload. */
export const unsavedValues = {
  keep: (id: string, values: unknown): void => void unsaved.set(id, values),
  drop: (id: string): void => void unsaved.delete(id),
  maybe: (id: string): unknown => unsaved.get(id),
};
