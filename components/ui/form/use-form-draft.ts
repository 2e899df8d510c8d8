"use client";

import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { clearDraft, readDraft, writeDraft, type DraftKey } from "@/lib/platform/browser/drafts";

const PAUSE_MS = 400;

export type FormDraft = {
  /** When the browser last kept what was typed. */
  savedAt: string | null;
  /** True when this form began with what was typed before a reload or a sign-in. */
  wasRestored: boolean;
  /** Starts again with an empty form. */
  discard: () => void;
};

/** Keeps a half-typed form in the browser and brings it back. After sending, call `clearDraft(key, scope)`. */
export function useFormDraft<I extends FieldValues, C, O>(
  form: UseFormReturn<I, C, O>,
  { key, scope }: { key: DraftKey; scope: string },
): FormDraft {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [wasRestored, setWasRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(key, scope);
    if (!draft) return;
    form.reset(draft.values as I, { keepDefaultValues: true });
    setSavedAt(draft.savedAt);
    setWasRestored(true);
    // The form object is made anew on each render; what is restored depends on whose draft it is only.
  }, [key, scope, form.reset]);

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(pause);
        if (isDirty) pause = setTimeout(() => setSavedAt(writeDraft(key, scope, values).savedAt), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [key, scope, form.subscribe]);

  const discard = () => {
    clearDraft(key, scope);
    form.reset();
    setSavedAt(null);
    setWasRestored(false);
  };
  return { savedAt, wasRestored, discard };
}
