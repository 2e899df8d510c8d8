"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { notice } from "@/lib/platform/browser/notices";
import { DiscardDialog } from "./DiscardDialog";
import type { SectionEditing } from "./section-editing";

type Props<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  editing: SectionEditing;
  /** Saves; a failure keeps the form open with what was typed. */
  onSubmit: (values: O) => Promise<unknown>;
  children: React.ReactNode;
};

/** What is edited in place: saved, or put back after a question, it is read again. */
export function EditForm<I extends FieldValues, O>({ form, editing, onSubmit, children }: Props<I, O>) {
  const t = useTranslations("profiles.section");
  const { close, guard } = editing;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const save = async (filled: O) => {
    await onSubmit(filled);
    close();
    notice.success(t("saved"));
  };
  return (
    <>
      <Form form={form} onSubmit={save}>
        {children}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <SubmitButton busyLabel={t("saving")}>{t("save")}</SubmitButton>
          <Button disabled={isSubmitting} onClick={() => (isDirty ? setIsDiscarding(true) : close())}>
            {t("cancel")}
          </Button>
        </Box>
      </Form>
      <DiscardDialog
        open={isDiscarding || guard.isAsking}
        onKeep={() => (guard.isAsking ? guard.stay() : setIsDiscarding(false))}
        onDiscard={() => {
          close();
          guard.leave();
        }}
      />
    </>
  );
}
