"use client";

import { useEffect, useRef } from "react";

/** The ref of a form: from now on the page sends it, and at once when it was sent before (see HydrationFormScript). */
export function useReplaySubmit() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    form.dataset.hydrated = "1";
    if (!form.dataset.submitted) return;
    delete form.dataset.submitted;
    // After everything else that fills the form as it comes alive.
    queueMicrotask(() => form.requestSubmit());
  }, []);
  return ref;
}
