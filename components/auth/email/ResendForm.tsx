"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Form } from "@/components/ui/form/Form";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useResendConfirmEmail } from "@/lib/auth/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { InlineLink } from "../InlineLink";
import { FormProblem } from "../FormProblem";
import { ResendButton } from "./ResendButton";
import { startResendTimer, useResendTimer } from "./use-resend-timer";

const loadSchema = async () => (await import(/* webpackPrefetch: true */ "@/lib/auth/schema")).emailBody;

const signInLink = (text: React.ReactNode) => <InlineLink href="/sign-in">{text}</InlineLink>;

type AskProps = { resend: ReturnType<typeof useResendConfirmEmail>; isQuiet: boolean };

function AskForAddress({ resend, isQuiet }: AskProps) {
  const t = useTranslations("auth");
  const tResend = useTranslations("account.resend");
  const { secondsLeft } = useResendTimer("confirm");
  const form = useZodForm(loadSchema, { email: "" });
  const send = async ({ email }: { email: string }) => {
    await resend.mutateAsync(email);
    startResendTimer("confirm");
  };
  return (
    <Form form={form} onSubmit={send} sx={{ mt: 6 }}>
      <FormTextField
        name="email"
        label={t("fields.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormProblem error={resend.error} />
      <SubmitButton
        variant={isQuiet ? "outlined" : "contained"}
        size="large"
        fullWidth
        disabled={secondsLeft > 0}
        busyLabel={tResend("busy")}
      >
        {secondsLeft > 0 ? tResend("wait", { seconds: secondsLeft }) : t("confirm.newLink")}
      </SubmitButton>
      <Typography variant="body2">{t.rich("confirm.already", { link: signInLink })}</Typography>
    </Form>
  );
}

/**
 * Requests a new confirmation link: at once for a signed-in user, else after asking for the address. Quiet where a link has
 * just been sent: what comes next is to open that mail.
 */
export function ResendForm({ isQuiet = false }: { isQuiet?: boolean }) {
  const { user } = useSession();
  const resend = useResendConfirmEmail();
  const email = user?.email ?? (resend.isSuccess ? resend.variables : null);
  if (!email) return <AskForAddress resend={resend} isQuiet={isQuiet} />;
  return (
    <Box sx={{ mt: 6 }}>
      <ResendButton email={email} mail="confirm" resend={resend} />
    </Box>
  );
}
