"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormProblem } from "@/components/auth/FormProblem";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";

type Props<I extends FieldValues, O> = {
  title: string;
  text: string;
  form: UseFormReturn<I, unknown, O>;
  onSubmit: (values: O) => Promise<void>;
  onClose: () => void;
  error: Error | null;
  submitLabel: string;
  isDestructive?: boolean;
  children: React.ReactNode;
};

/** The dialog of what an admin does for a person: what it means, what is asked for, and what stands against it. */
export function ActForm<I extends FieldValues, O>(props: Props<I, O>) {
  const { title, text, form, onSubmit, onClose, error, submitLabel, isDestructive, children } = props;
  const t = useTranslations("common.dialog");
  const isBusy = form.formState.isSubmitting;
  return (
    <ActionDialog open onClose={onClose} title={title} text={text} isBusy={isBusy} maxWidth="sm">
      <Form form={form} onSubmit={onSubmit} sx={{ pb: 4 }}>
        {children}
        <FormProblem error={error} />
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 3 }}>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            {t("cancel")}
          </Button>
          <SubmitButton
            variant={isDestructive ? "outlined" : "contained"}
            color={isDestructive ? "error" : "primary"}
          >
            {submitLabel}
          </SubmitButton>
        </Box>
      </Form>
    </ActionDialog>
  );
}
