"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { startResendTimer } from "@/components/auth/email/use-resend-timer";
import { FormProblem } from "@/components/auth/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useEmailChange } from "@/lib/auth/email-change/queries";
import { changeEmailBody, type ChangeEmailBody } from "@/lib/auth/email-change/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** The new e-mail address, and the password of users who have one. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations("settings.email");
  const { user } = useSession();
  const hasPassword = user?.hasPassword ?? true;
  const schema = hasPassword ? changeEmailBody.required({ currentPassword: true }) : changeEmailBody;
  const form = useZodForm(schema, { email: "", ...(hasPassword && { currentPassword: "" }) });
  const { request } = useEmailChange();
  const submit = async (values: ChangeEmailBody) => {
    await request.mutateAsync(values);
    startResendTimer("change");
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormTextField name="email" label={t("new")} type="email" inputMode="email" autoComplete="email" />
      {hasPassword && (
        <FormPassword name="currentPassword" label={t("password")} autoComplete="current-password" />
      )}
      <FormProblem error={request.error} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <SubmitButton variant="outlined" busyLabel={t("busy")}>
          {t("submit")}
        </SubmitButton>
        <Button variant="text" onClick={onDone}>
          {t("back")}
        </Button>
      </Box>
    </Form>
  );
}
