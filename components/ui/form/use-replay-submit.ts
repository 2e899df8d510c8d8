"use client";

import { useEffect, useRef } from "react";

/** Ref that marks a form as hydrated and replays a submit from before hydration (see HydrationFormScript). */
export function useReplaySubmit() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    form.dataset.hydrated = "1";
    if (!form.dataset.submitted) return;
    delete form.dataset.submitted;
    // A microtask, so that the other effects of hydration have filled the form.
    queueMicrotask(() => form.requestSubmit());
  }, []);
  return ref;
}
