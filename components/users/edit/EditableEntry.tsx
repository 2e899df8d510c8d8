"use client";

import Box from "@mui/material/Box";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { EditForm } from "./EditForm";
import { useSectionEditing } from "./use-section-editing";

type Props<I extends FieldValues, O> = {
  /** The name under which unsaved values are kept. */
  id: string;
  form: UseFormReturn<I, unknown, O>;
  /** What is saved now, as the form holds it. */
  values: I;
  /** Saves; a failure keeps the form open with what was typed. */
  onSave: (values: O) => Promise<unknown>;
  /** What stands there while it is not edited, given the way to edit it. */
  view: (edit: () => void, openRef: React.Ref<HTMLButtonElement>) => React.ReactNode;
  children: React.ReactNode;
};

/** One entry of a list that is read, edited in place and saved by itself. */
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
