"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { notice } from "@/lib/platform/browser/notices";
import { useSectionEditing } from "./section-editing";

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
  const t = useTranslations("profiles.section");
  const { isEditing, openRef, edit, close, guard } = useSectionEditing({ id, form, values });
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const save = async (filled: O) => {
    await onSave(filled);
    close();
    notice.success(t("saved"));
  };
  if (!isEditing) return view(edit, openRef);
  return (
    <Box>
      <Form form={form} onSubmit={save}>
        {children}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <SubmitButton busyLabel={t("saving")}>{t("save")}</SubmitButton>
          <Button disabled={isSubmitting} onClick={() => (isDirty ? setIsDiscarding(true) : close())}>
            {t("cancel")}
          </Button>
        </Box>
      </Form>
      <ConfirmDialog
        open={isDiscarding || guard.isAsking}
        title={t("discardTitle")}
        text={t("discardText")}
        confirmLabel={t("discard")}
        cancelLabel={t("keep")}
        destructive
        onClose={() => (guard.isAsking ? guard.stay() : setIsDiscarding(false))}
        onConfirm={() => {
          close();
          setIsDiscarding(false);
          guard.leave();
        }}
      />
    </Box>
  );
}
