"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "./Form";
import { SubmitButton } from "./SubmitButton";

type Props<I extends FieldValues, O> = {
  title: string;
  text: string;
  form: UseFormReturn<I, unknown, O>;
  onSubmit: (values: O) => Promise<void>;
  onClose: () => void;
  submitLabel: string;
  busyLabel?: string | undefined;
  isDestructive?: boolean;
  children: React.ReactNode;
};

/** A dialog that asks for something: what it means, the fields, cancel and submit. */
export function DialogForm<I extends FieldValues, O>(props: Props<I, O>) {
  const { title, text, form, onSubmit, onClose, submitLabel, busyLabel, isDestructive, children } = props;
  const t = useTranslations("common.dialog");
  const isBusy = form.formState.isSubmitting;
  return (
    <ActionDialog open onClose={onClose} title={title} text={text} isBusy={isBusy} maxWidth="sm">
      <Form form={form} onSubmit={onSubmit} sx={{ pb: 4 }}>
        {children}
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 3 }}>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            {t("cancel")}
          </Button>
          <SubmitButton
            variant={isDestructive ? "outlined" : "contained"}
            color={isDestructive ? "error" : "primary"}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </SubmitButton>
        </Box>
      </Form>
    </ActionDialog>
  );
}
