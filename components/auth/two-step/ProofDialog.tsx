"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { codeForm, setUpBody, type TwoStepProofBody } from "@/lib/auth/two-step/schema";
import { FormProblem } from "../FormProblem";
import { CodeField } from "./CodeField";

type Props = {
  /** The password is asked for where there is one, so that a lost phone is no obstacle. */
  hasPassword: boolean;
  texts: { title: string; text: string; submit: string };
  isBusy: boolean;
  error: unknown;
  onSubmit: (body: TwoStepProofBody) => Promise<unknown>;
  onClose: () => void;
};

function ProofForm({ hasPassword, texts, isBusy, error, onSubmit, onClose }: Props) {
  const t = useTranslations("two-step");
  const common = useTranslations("common.dialog");
  const schema = hasPassword ? setUpBody.required({ currentPassword: true }) : codeForm;
  const form = useZodForm<TwoStepProofBody, TwoStepProofBody>(
    schema,
    hasPassword ? { currentPassword: "" } : { code: "" },
  );
  return (
    <Form form={form} onSubmit={onSubmit} sx={{ pb: 4 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {texts.text}
      </Typography>
      {hasPassword ? (
        <FormPassword name="currentPassword" label={t("section.password")} autoComplete="current-password" />
      ) : (
        <CodeField label={t("proof.code")} isRecovery />
      )}
      <FormProblem error={error} />
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 3 }}>
        <Button variant="text" onClick={onClose} disabled={isBusy}>
          {common("cancel")}
        </Button>
        <SubmitButton>{texts.submit}</SubmitButton>
      </Box>
    </Form>
  );
}

/** Asks for a proof before two-step sign-in is weakened or its codes are replaced. */
export function ProofDialog(props: Props) {
  const { texts, isBusy, onClose } = props;
  return (
    <ActionDialog open onClose={onClose} title={texts.title} isBusy={isBusy} maxWidth="sm">
      <ProofForm {...props} />
    </ActionDialog>
  );
}
