"use client";

import Box from "@mui/material/Box";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { Form } from "@/components/ui/form/Form";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useSignIn } from "@/lib/auth/queries";
import type { SignInBody } from "@/lib/auth/schema";
import { AuthFrame } from "./AuthFrame";
import { AuthTitle } from "./AuthTitle";
import { DemoAccounts } from "./DemoAccounts";
import { ExternalAccess } from "./external/ExternalAccess";
import { SignInProblem } from "./two-step/SignInProblem";
import { GuestRedirect } from "./GuestRedirect";
import { InlineLink } from "./InlineLink";
import { withNext } from "./safe-redirect";
import { useKnownDevice } from "./use-known-device";

const loadSchema = async () => (await import(/* webpackPrefetch: true */ "@/lib/auth/schema")).signInBody;

function Welcome() {
  const t = useTranslations("auth.signIn");
  const params = useSearchParams();
  if (params.has("proof")) return <>{t("proven")}</>;
  return <>{params.has("next") ? t("continueTo") : t("text")}</>;
}

/** "Welcome back" is for those who have seen their account on this device before. */
function Title() {
  const t = useTranslations("auth.signIn");
  return <>{useKnownDevice() ? t("titleBack") : t("title")}</>;
}

function SignUpHint() {
  const t = useTranslations("auth.signIn");
  const href = withNext("/sign-up", useSearchParams().get("next"));
  return <>{t.rich("noAccount", { link: (text) => <InlineLink href={href}>{text}</InlineLink> })}</>;
}

function SignInForm() {
  const t = useTranslations("auth");
  const signIn = useSignIn();
  const form = useZodForm(loadSchema, { email: "", password: "" });
  const submit = (values: SignInBody) => {
    // In the link that a challenged sign-in mails (`sign_in_challenged`).
    const proof = new URLSearchParams(window.location.search).get("proof") ?? undefined;
    return signIn.mutateAsync({ ...values, proof });
  };
  return (
    <Form form={form} onSubmit={submit} sx={{ mt: 6 }}>
      <FormTextField
        name="email"
        label={t("fields.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <Box>
        <FormPassword name="password" label={t("fields.password")} autoComplete="current-password" />
        <Box sx={{ typography: "body2", mt: 2, lineHeight: { xs: "2.75rem", md: "1.75rem" } }}>
          <InlineLink href="/forgot-password">{t("signIn.forgot")}</InlineLink>
        </Box>
      </Box>
      <SignInProblem error={signIn.error} />
      <SubmitButton size="large" fullWidth busyLabel={t("signIn.busy")}>
        {t("signIn.submit")}
      </SubmitButton>
    </Form>
  );
}

/** Sign-in with e-mail and password, or with Google or Apple; redirects back to where the user was going. */
export function SignInScreen() {
  const t = useTranslations("auth.signIn");
  return (
    <AuthFrame side="back">
      <Suspense fallback={null}>
        <GuestRedirect />
      </Suspense>
      <AuthTitle title={<Title />}>
        <Suspense fallback={t("text")}>
          <Welcome />
        </Suspense>
      </AuthTitle>
      <ExternalAccess role={null}>
        <SignInForm />
      </ExternalAccess>
      <Box sx={{ typography: "body2", textAlign: "center", mt: 5 }}>
        <Suspense
          fallback={t.rich("noAccount", { link: (text) => <InlineLink href="/sign-up">{text}</InlineLink> })}
        >
          <SignUpHint />
        </Suspense>
      </Box>
      <DemoAccounts />
    </AuthFrame>
  );
}
