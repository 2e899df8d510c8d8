"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useSecondStep } from "@/lib/auth/two-step/queries";
import { codeForm } from "@/lib/auth/two-step/schema";
import { FormProblem } from "../FormProblem";
import { CodeField } from "./CodeField";

type StepProps = { ticket: string; isRecovery: boolean; onSwitch: () => void; onClose: () => void };

function CodeStep({ ticket, isRecovery, onSwitch, onClose }: StepProps) {
  const t = useTranslations("two-step.step");
  const common = useTranslations("common.dialog");
  const step = useSecondStep(ticket);
  const form = useZodForm(codeForm, { code: "" });
  const { setFocus } = form;
  // The code is all that is wanted: it can be typed, or filled in by the phone, at once.
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <Form form={form} onSubmit={({ code }) => step.mutateAsync(code)} sx={{ pb: 4 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(isRecovery ? "recoveryText" : "text")}
      </Typography>
      <CodeField label={t(isRecovery ? "recoveryCode" : "code")} isRecovery={isRecovery} />
      <FormProblem error={step.error} />
      <Box>
        <Button variant="text" size="small" onClick={onSwitch}>
          {t(isRecovery ? "useApp" : "useRecovery")}
        </Button>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 3 }}>
        <Button variant="text" onClick={onClose}>
          {common("cancel")}
        </Button>
        <SubmitButton busyLabel={t("busy")}>{t("submit")}</SubmitButton>
      </Box>
    </Form>
  );
}

/** The second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function SecondStepDialog({ ticket }: { ticket: string }) {
  const t = useTranslations("two-step.step");
  const [isOpen, setIsOpen] = useState(true);
  const [isRecovery, setIsRecovery] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <ActionDialog open={isOpen} onClose={close} title={t("title")} maxWidth="xs">
      <CodeStep
        key={String(isRecovery)}
        ticket={ticket}
        isRecovery={isRecovery}
        onSwitch={() => setIsRecovery(!isRecovery)}
        onClose={close}
      />
    </ActionDialog>
  );
}
