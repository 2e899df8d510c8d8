"use client";

import { useEffect, useRef } from "react";

/** What a user fills in; MUI's selects are comboboxes beside a hidden input. */
const FIELDS =
  "input:not([type=hidden], [type=file], [aria-hidden=true]), textarea:not([aria-hidden=true]), select, [role=combobox]";

/**
 * Moves the focus into a form: to its first field, or to the form itself until the code of its fields is loaded. Returns
 * the way to stop waiting.
 */
function focusFirstField(form: HTMLElement): () => void {
  const find = () => form.querySelector<HTMLElement>(FIELDS);
  const target = find() ?? form;
  target.focus();
  const observer = new MutationObserver(() => {
    const field = find();
    // The user may have gone elsewhere meanwhile.
    if (field && document.activeElement === form) field.focus();
    if (field) observer.disconnect();
  });
  if (target === form) observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * The focus of a section that is edited in place. The pressed button goes away: the focus moves to the first field on
 * opening and back to the button that opens after saving or canceling, unless it has moved elsewhere.
 */
export function useEditingFocus(isEditing: boolean) {
  const openRef = useRef<HTMLButtonElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    const hasChanged = wasEditing.current !== isEditing;
    wasEditing.current = isEditing;
    if (!hasChanged || document.activeElement !== document.body) return undefined;
    if (isEditing && formRef.current) return focusFirstField(formRef.current);
    openRef.current?.focus();
    return undefined;
  }, [isEditing]);
  return { openRef, formRef };
}
