"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useForgotPassword } from "@/lib/auth/queries";
import { AuthFrame } from "./frame/AuthFrame";
import { AuthTitle } from "./frame/AuthTitle";
import { FormProblem } from "./FormProblem";
import { InlineLink } from "./InlineLink";
import { ResendButton } from "./email/ResendButton";
import { startResendTimer } from "./email/use-resend-timer";

const loadSchema = async () => (await import(/* webpackPrefetch: true */ "@/lib/auth/schema")).emailBody;

type Ask = ReturnType<typeof useForgotPassword>;

function AskForAddress({ ask }: { ask: Ask }) {
  const t = useTranslations("auth");
  const form = useZodForm(loadSchema, { email: "" });
  const send = async ({ email }: { email: string }) => {
    await ask.mutateAsync(email);
    startResendTimer("reset");
  };
  return (
    <>
      <AuthTitle title={t("forgot.title")}>{t("forgot.text")}</AuthTitle>
      <Form form={form} onSubmit={send} sx={{ mt: 6 }}>
        <FormTextField
          name="email"
          label={t("fields.email")}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <FormProblem error={ask.error} />
        <SubmitButton size="large" fullWidth busyLabel={t("forgot.busy")}>
          {t("forgot.submit")}
        </SubmitButton>
      </Form>
    </>
  );
}

/** The same whether or not there is such an account (user enumeration). */
function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslations("auth.forgot");
  const again = useForgotPassword();
  return (
    <>
      <AuthTitle title={t("sentTitle")}>
        {t.rich("sentText", { email, b: (text) => <strong>{text}</strong> })}
      </AuthTitle>
      <Box sx={{ mt: 6 }}>
        <ResendButton email={email} mail="reset" resend={again} />
      </Box>
      <Button variant="text" onClick={onOther} sx={{ mt: 3, ml: -2.5 }}>
        {t("otherEmail")}
      </Button>
    </>
  );
}

/** Requests a password reset e-mail. */
export function ForgotPasswordScreen() {
  const t = useTranslations("auth.forgot");
  const ask = useForgotPassword();
  const isSent = ask.isSuccess;
  return (
    <AuthFrame side="back">
      {isSent ? <LinkSent email={ask.variables} onOther={ask.reset} /> : <AskForAddress ask={ask} />}
      <Box sx={{ typography: "body2", mt: 5 }}>
        <InlineLink href="/sign-in">{t("back")}</InlineLink>
      </Box>
    </AuthFrame>
  );
}
