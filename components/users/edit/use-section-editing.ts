"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { unsavedValues, useUnsavedGuard } from "@/components/ui/form/use-unsaved-guard";

type Section<I extends FieldValues, O> = { id: string; form: UseFormReturn<I, unknown, O>; values: I };

/** Whether a section is being edited. What was typed when its screen went away comes back with it. */
export function useSectionEditing<I extends FieldValues, O>({ id: section, form, values }: Section<I, O>) {
  // One tab may see several people sign in.
  const id = `${useSession().userId} ${section}`;
  const [isEditing, setIsEditing] = useState(() => unsavedValues.maybe(id) !== undefined);
  const openRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { isDirty } = form.formState;

  const comeBack = useEffectEvent(() => {
    form.reset(values);
    const kept = unsavedValues.maybe(id);
    if (kept !== undefined) form.reset(kept as I, { keepDefaultValues: true });
  });
  const goAway = useEffectEvent(() => {
    if (isEditing && isDirty) unsavedValues.keep(id, form.getValues());
  });
  useEffect(() => {
    comeBack();
    return () => goAway();
  }, []);

  // Whoever has saved or canceled by keyboard goes on where they had begun; who is elsewhere by then stays there.
  useEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (wasEditing.current && !isEditing && isNowhere) openRef.current?.focus();
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

/** A section as it is being edited. */
export type SectionEditing = ReturnType<typeof useSectionEditing>;
