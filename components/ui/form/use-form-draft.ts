"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { clearDraft, readDraft, writeDraft, type DraftKey } from "@/lib/platform/browser/storage/drafts";

export type FormDraft = {
  /** When the browser last kept what was typed. */
  savedAt: string | null;
  /** True when this form began with what was typed before a reload or a sign-in. */
  wasRestored: boolean;
  /** Starts again with an empty form. */
  discard: () => void;
};

export type DraftPlace = {
  key: DraftKey;
  scope: string;
  /** Leaves out what would mean nothing after a reload; the same function at every render. */
  normalize?: (values: FieldValues) => FieldValues;
};

const asTheyAre = (values: FieldValues) => values;

/**
 * Keeps a half-typed form in the browser and brings it back. After sending, call `clearDraft(key, scope)`.
 * Only for forms of people who are signed in: those never render on the server, which knows no drafts.
 */
export function useFormDraft<I extends FieldValues, C, O>(
  { reset, subscribe }: UseFormReturn<I, C, O>,
  { key, scope, normalize = asTheyAre }: DraftPlace,
): FormDraft {
  const [found] = useState(() => readNormalizedDraft(key, scope, normalize));
  const [savedAt, setSavedAt] = useState(found?.savedAt ?? null);
  const [wasRestored, setWasRestored] = useState(found !== null);
  const kept = useRef(JSON.stringify(found?.values));

  useEffect(() => {
    if (found) reset(found.values as I, { keepDefaultValues: true });
  }, [found, reset]);

  // Written with every change, without a pause: a form that leaves the screen at once loses nothing.
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values: typed, isDirty }) => {
          const values = normalize(typed);
          // Sending is told here as well: a form that was sent as it stood must not come back as a draft.
          const text = JSON.stringify(values);
          if (!isDirty || text === kept.current) return;
          kept.current = text;
          setSavedAt(writeDraft(key, scope, values).savedAt);
        },
      }),
    [key, scope, subscribe, normalize],
  );

  const discard = () => {
    // Forgotten last: emptying the form is a change, too, and would be kept.
    reset();
    clearDraft(key, scope);
    setSavedAt(null);
    setWasRestored(false);
  };
  return { savedAt, wasRestored, discard };
}

function readNormalizedDraft(key: DraftKey, scope: string, normalize: (values: FieldValues) => FieldValues) {
  const draft = readDraft(key, scope);
  return draft && { ...draft, values: normalize(draft.values as FieldValues) };
}
