"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Form } from "@/components/ui/form/Form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { EditActions } from "@/components/ui/form/EditActions";
import type { SectionEditing } from "./use-section-editing";

type Props<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  editing: SectionEditing;
  /** Saves; on failure the form stays open with its values. */
  onSubmit: (values: O) => Promise<unknown>;
  children: React.ReactNode;
};

/** The form of a section edited in place: it closes after saving, or after confirming that changes are discarded. */
export function EditForm<I extends FieldValues, O>({ form, editing, onSubmit, children }: Props<I, O>) {
  const t = useTranslations("profiles.section");
  const { close, guard, formRef } = editing;
  const save = async (filled: O) => {
    await onSubmit(filled);
    close();
    toast.success(t("saved"));
  };
  return (
    <Box ref={formRef} tabIndex={-1} sx={{ outline: 0 }}>
      <Form form={form} onSubmit={save}>
        {children}
        <EditActions formState={form.formState} guard={guard} busyLabel={t("saving")} onClose={close}>
          {t("save")}
        </EditActions>
      </Form>
    </Box>
  );
}
