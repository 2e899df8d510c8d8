"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useConfirmTwoStep, useSetUpTwoStep } from "@/lib/auth/two-step/queries";
import { codeForm, setUpBody, type TwoStepSetUp } from "@/lib/auth/two-step/schema";
import { FormProblem } from "../FormProblem";
import { CodeField } from "./CodeField";
import { QrCode } from "./QrCode";

type ConfirmProps = { setUp: TwoStepSetUp; onCodes: (codes: string[]) => void };

function ConfirmStep({ setUp, onCodes }: ConfirmProps) {
  const t = useTranslations("two-step");
  const confirm = useConfirmTwoStep();
  const form = useZodForm(codeForm, { code: "" });
  const submit = async ({ code }: { code: string }) => onCodes(await confirm.mutateAsync(code));
  return (
    <Form form={form} onSubmit={submit}>
      <Typography variant="body2">{t("setUp.scan")}</Typography>
      <QrCode text={setUp.uri} label={t("setUp.qr")} />
      <Typography variant="body2">{t("setUp.typed")}</Typography>
      <Box component="code" sx={{ overflowWrap: "anywhere", fontWeight: 600 }}>
        {setUp.secret.match(/.{1,4}/g)?.join(" ")}
      </Box>
      <Typography variant="body2">{t("setUp.code")}</Typography>
      <CodeField label={t("step.code")} />
      <FormProblem error={confirm.error} />
      <Box>
        <SubmitButton busyLabel={t("setUp.busy")}>{t("setUp.submit")}</SubmitButton>
      </Box>
    </Form>
  );
}

type StartProps = { hasPassword: boolean; onSetUp: (setUp: TwoStepSetUp) => void };

/** Users without a password have just signed in instead, or are asked to. */
function StartStep({ hasPassword, onSetUp }: StartProps) {
  const t = useTranslations("two-step.section");
  const start = useSetUpTwoStep();
  const schema = hasPassword ? setUpBody.required({ currentPassword: true }) : setUpBody;
  const form = useZodForm(schema, hasPassword ? { currentPassword: "" } : {});
  return (
    <Form form={form} onSubmit={async (body) => onSetUp(await start.mutateAsync(body))}>
      {hasPassword && (
        <FormPassword name="currentPassword" label={t("password")} autoComplete="current-password" />
      )}
      <FormProblem error={start.error} />
      <Box>
        <SubmitButton>{t("proceed")}</SubmitButton>
      </Box>
    </Form>
  );
}

type Props = { hasPassword: boolean; onCodes: (codes: string[]) => void };

/** Switches two-step sign-in on: the password, then the app gets the key, then its code proves that it has it. */
export function SetUpSteps({ hasPassword, onCodes }: Props) {
  const t = useTranslations("two-step.section");
  const [isBegun, setIsBegun] = useState(false);
  const [setUp, setSetUp] = useState<TwoStepSetUp | null>(null);
  if (setUp) return <ConfirmStep setUp={setUp} onCodes={onCodes} />;
  if (isBegun) return <StartStep hasPassword={hasPassword} onSetUp={setSetUp} />;
  return (
    <Box sx={{ display: "grid", gap: 4, justifyItems: "start" }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("text")}
      </Typography>
      <Button variant="contained" onClick={() => setIsBegun(true)}>
        {t("start")}
      </Button>
    </Box>
  );
}
