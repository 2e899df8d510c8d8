"use client";

import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { clearDraft, readDraft, writeDraft, type DraftKey } from "@/lib/platform/browser/storage/drafts";

export type FormDraft = {
  /** When the draft was last saved (ISO 8601). */
  savedAt: string | null;
  /** True when the form was restored from a draft after a reload or a sign-in. */
  wasRestored: boolean;
  /** Deletes the draft and resets the form. Answers the way back, also once the form is no longer shown. */
  discard: () => () => void;
};

export type DraftOptions = {
  key: DraftKey;
  scope: string;
  /** Removes what is meaningless after a reload; must be a stable reference. */
  normalize?: (values: FieldValues) => FieldValues;
  /** What was typed on the way to the form; it takes the place of the same fields of a draft that is older than it. */
  typed?: FieldValues | undefined;
};

const NO_DRAFT: Omit<FormDraft, "discard"> = { savedAt: null, wasRestored: false };

const identity = (values: FieldValues) => values;

/**
 * Autosaves a form as a draft in the browser and restores it. After submitting, call `clearDraft(key, scope)`. Only for
 * forms behind the sign-in: they never render on the server, where a draft would be a hydration mismatch.
 */
export function useFormDraft<I extends FieldValues, C, O>(
  { getValues, reset, subscribe }: UseFormReturn<I, C, O>,
  { key, scope, normalize = identity, typed: onTheWay }: DraftOptions,
): FormDraft {
  const [restored] = useState(() => readNormalizedDraft({ key, scope, normalize, typed: onTheWay }));
  const [wayTo] = useState(onTheWay);
  const [status, setStatus] = useState(
    restored ? { savedAt: restored.savedAt, wasRestored: true } : NO_DRAFT,
  );

  useEffect(() => {
    if (restored) reset(restored.values as I, { keepDefaultValues: true });
  }, [restored, reset]);

  useEffect(
    () =>
      subscribeToChanges(subscribe, normalize, restored && JSON.stringify(restored.values), (values) => {
        if (!values) {
          clearDraft(key, scope);
          return setStatus(NO_DRAFT);
        }
        const { savedAt } = writeDraft(key, scope, values, wayTo);
        setStatus(({ wasRestored }) => ({ savedAt, wasRestored }));
      }),
    [key, scope, subscribe, normalize, restored, wayTo],
  );

  const discard = () => {
    const typed = normalize(getValues());
    // Cleared last: resetting the form is a change, too, and would be saved.
    reset();
    clearDraft(key, scope);
    setStatus(NO_DRAFT);
    return () => {
      reset(typed as I, { keepDefaultValues: true });
      setStatus({ savedAt: writeDraft(key, scope, typed, wayTo).savedAt, wasRestored: true });
    };
  };
  return { ...status, discard };
}

/**
 * Calls back on every change, without a debounce: a form that unmounts at once loses nothing. Null: what was saved is as
 * the form began, for example deleted again.
 */
function subscribeToChanges<I extends FieldValues, C, O>(
  subscribe: UseFormReturn<I, C, O>["subscribe"],
  normalize: (values: FieldValues) => FieldValues,
  saved: string | null,
  onChange: (values: FieldValues | null) => void,
) {
  let lastSaved = saved;
  return subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values: typed, isDirty }) => {
      // Submitting notifies, too: a form submitted unchanged must not come back as a draft.
      const values = isDirty ? normalize(typed) : null;
      const text = values && JSON.stringify(values);
      if (text === lastSaved) return;
      lastSaved = text;
      onChange(values);
    },
  });
}

function readNormalizedDraft({ key, scope, normalize = identity, typed }: DraftOptions) {
  const draft = readDraft(key, scope);
  if (!draft) return null;
  // After a reload the same words are there once more, and were perhaps changed in the form.
  const isNew = JSON.stringify(typed) !== JSON.stringify(draft.typed);
  return { ...draft, values: normalize({ ...(draft.values as FieldValues), ...(isNew && typed) }) };
}
