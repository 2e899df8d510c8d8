"use client";

import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useSignUp } from "@/lib/auth/queries";
import type { SignUpBody, SignUpForm } from "@/lib/auth/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { Link } from "@/lib/i18n/navigation";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { AuthFrame } from "../frame/AuthFrame";
import { AuthTitle } from "../frame/AuthTitle";
import { CredentialFields } from "./CredentialFields";
import { ExternalAccess } from "../external/ExternalAccess";
import { FormProblem } from "../FormProblem";
import { legalLinks } from "../legal-links";
import { InlineLink } from "../InlineLink";
import { safeRedirect, withNext } from "../safe-redirect";
import type { SignUpRole } from "./role";
import { clearSignUpDraft, readSignUpDraft, writeSignUpDraft } from "./sign-up-draft";
import { SignUpSteps } from "./SignUpSteps";
import { startResendTimer } from "../email/use-resend-timer";

const loadSchema = async () => (await import(/* webpackPrefetch: true */ "@/lib/auth/schema")).signUpBody;

const EMPTY = {
  email: "",
  password: "",
  firstName: "",
  lastName: "",
  isBusiness: false,
  businessName: "",
  // The sentence below the title says that sending it accepts the terms.
  acceptTerms: true as const,
};

/** The form of step 2: its draft survives a change of the step and a reload, except the password. */
function useSignUpForm(role: SignUpRole) {
  const form = useZodForm<SignUpForm, SignUpBody>(loadSchema, { ...EMPTY, role });
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    // Values already in the form were typed before hydration and are newer than the draft.
    const typed = Object.entries(getValues()).filter(([, value]) => Boolean(value));
    const values = { ...EMPTY, ...readSignUpDraft(), ...Object.fromEntries(typed), role };
    reset(values as SignUpForm, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeSignUpDraft(values) });
  }, [getValues, reset, subscribe, role]);
  return form;
}

function CredentialsForm({ role, next }: { role: SignUpRole; next: string | null }) {
  const t = useTranslations("auth.signUp");
  const lang = toLanguage(useLocale());
  const form = useSignUpForm(role);
  const signUp = useSignUp();
  const send = async (values: SignUpBody) => {
    const businessName = values.isBusiness ? values.businessName : null;
    await signUp.mutateAsync({ ...values, businessName, role, lang, next: safeRedirect(next) ?? undefined });
    clearSignUpDraft();
    startResendTimer("confirm");
  };
  const isTaken = signUp.error instanceof ApiError && signUp.error.code === "email_taken";
  const signInLink = (text: React.ReactNode) => (
    <InlineLink href={withNext("/sign-in", next)}>{text}</InlineLink>
  );
  return (
    <Form form={form} onSubmit={send} sx={{ mt: 5, gap: 4 }}>
      <CredentialFields />
      <FormProblem error={signUp.error}>
        {isTaken ? t.rich("emailTaken", { link: signInLink }) : undefined}
      </FormProblem>
      <SubmitButton size="large" fullWidth busyLabel={t("busy")} sx={{ mt: 1 }}>
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}

/** The title of the tender that was begun before the sign-up. */
function begunTitle(next: string | null): string | null {
  const path = safeRedirect(next);
  if (!path?.startsWith("/account/create-tender")) return null;
  return new URLSearchParams(path.split("?")[1]).get("title");
}

/** Step 2: name, e-mail and password; what is accepted is said once, above all ways to an account. */
export function CredentialsStep({ role, next }: { role: SignUpRole; next: string | null }) {
  const t = useTranslations("auth.signUp");
  const begun = begunTitle(next);
  const back = (
    <Button
      component={Link}
      href={withNext(`/sign-up?role=${role}`, next)}
      size="small"
      sx={{ fontSize: "0.8125rem", mr: -2.5, minHeight: { xs: 44, md: 44 }, whiteSpace: "nowrap" }}
    >
      <span>{t.rich(role === "PRO" ? "pro.chosen" : "client.chosen", { u: (text) => <u>{text}</u> })}</span>
    </Button>
  );
  return (
    <AuthFrame side={role === "PRO" ? "bee" : "pay"}>
      <SignUpSteps step={2} action={back} />
      {begun ? (
        <AuthTitle title={t("begunTitle")}>{t("begunText", { title: begun })}</AuthTitle>
      ) : (
        <AuthTitle title={t("title")} />
      )}
      <Typography variant="body2" sx={{ color: "text.secondary", mt: begun ? 4 : 2 }}>
        {t.rich("terms", legalLinks)}
      </Typography>
      <ExternalAccess role={role} terms={null}>
        <CredentialsForm role={role} next={next} />
      </ExternalAccess>
    </AuthFrame>
  );
}
