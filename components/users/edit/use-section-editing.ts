"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { unsavedValues, useUnsavedGuard } from "@/components/ui/form/use-unsaved-guard";
import { useEditingFocus } from "./use-editing-focus";

type Section<I extends FieldValues, O> = { id: string; form: UseFormReturn<I, unknown, O>; values: I };

/** The editing state of a section. Unsaved values are kept when the screen unmounts and restored when it returns. */
export function useSectionEditing<I extends FieldValues, O>({ id: section, form, values }: Section<I, O>) {
  // Several users may sign in in one tab.
  const id = `${useSession().userId} ${section}`;
  const [isEditing, setIsEditing] = useState(() => unsavedValues.maybe(id) !== undefined);
  const { openRef, formRef } = useEditingFocus(isEditing);
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

  const edit = () => {
    form.reset(values);
    setIsEditing(true);
  };
  const close = () => {
    unsavedValues.drop(id);
    form.reset(values);
    setIsEditing(false);
  };
  return { isEditing, openRef, formRef, edit, close, guard: useUnsavedGuard(isEditing && isDirty, true) };
}

/** The editing state of a section. */
export type SectionEditing = ReturnType<typeof useSectionEditing>;
