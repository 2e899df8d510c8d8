"use client";

import Box from "@mui/material/Box";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { EditForm } from "./EditForm";
import { useSectionEditing } from "./use-section-editing";

type Props<I extends FieldValues, O> = {
  /** The key of unsaved values. */
  id: string;
  form: UseFormReturn<I, unknown, O>;
  /** The saved values, with which editing starts. */
  values: I;
  /** Saves; on failure the form stays open with its values. */
  onSave: (values: O) => Promise<unknown>;
  /** Renders the entry while it is not edited, with the callback to edit it. */
  view: (edit: () => void, openRef: React.Ref<HTMLButtonElement>) => React.ReactNode;
  children: React.ReactNode;
};

/** One entry of a list that is viewed, edited in place and saved independently. */
export function EditableEntry<I extends FieldValues, O>(props: Props<I, O>) {
  const { id, form, values, onSave, view, children } = props;
  const editing = useSectionEditing({ id, form, values });
  if (!editing.isEditing) return view(editing.edit, editing.openRef);
  return (
    <Box>
      <EditForm form={form} editing={editing} onSubmit={onSave}>
        {children}
      </EditForm>
    </Box>
  );
}
