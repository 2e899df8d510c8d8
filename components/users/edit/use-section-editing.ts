"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { unsavedValues, useUnsavedGuard } from "@/components/ui/form/use-unsaved-guard";

type Section<I extends FieldValues, O> = { id: string; form: UseFormReturn<I, unknown, O>; values: I };

/** The editing state of a section. Unsaved values are kept when the screen unmounts and restored when it returns. */
export function useSectionEditing<I extends FieldValues, O>({ id: section, form, values }: Section<I, O>) {
  // Several users may sign in in one tab.
  const id = `${useSession().userId} ${section}`;
  const [isEditing, setIsEditing] = useState(() => unsavedValues.maybe(id) !== undefined);
  const openRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { isDirty } = form.formState;

  const restore = useEffectEvent(() => {
    form.reset(values);
    const kept = unsavedValues.maybe(id);
    if (kept !== undefined) form.reset(kept as I, { keepDefaultValues: true });
  });
  const keepUnsaved = useEffectEvent(() => {
    if (isEditing && isDirty) unsavedValues.keep(id, form.getValues());
  });
  useEffect(() => {
    restore();
    return () => keepUnsaved();
  }, []);

  // Restores the focus to the edit button after saving or canceling by keyboard, unless it has moved elsewhere.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasEditing.current && !isEditing && isFocusLost) openRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const edit = () => {
    form.reset(values);
    setIsEditing(true);
  };
  const close = () => {
    unsavedValues.drop(id);
    form.reset(values);
    setIsEditing(false);
  };
  return { isEditing, openRef, edit, close, guard: useUnsavedGuard(isEditing && isDirty, true) };
}

/** The editing state of a section. */
export type SectionEditing = ReturnType<typeof useSectionEditing>;
