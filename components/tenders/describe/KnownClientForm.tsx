"use client";

import { useTranslations } from "next-intl";
import { SignInProblem } from "@/components/auth/two-step/SignInProblem";
import { InlineLink } from "@/components/auth/InlineLink";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useSignIn } from "@/lib/auth/queries";
import type { SignInBody } from "@/lib/auth/schema";

const loadSchema = async () => (await import("@/lib/auth/schema")).signInBody;

/** Signs in where the tender was described: the form stays as it is and can be posted then. */
export function KnownClientForm() {
  const t = useTranslations("auth");
  const signIn = useSignIn();
  const form = useZodForm(loadSchema, { email: "", password: "" });
  return (
    <Form form={form} onSubmit={(values: SignInBody) => signIn.mutateAsync(values)} sx={{ gap: 4 }}>
      <FormTextField
        name="email"
        label={t("fields.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FormPassword name="password" label={t("fields.password")} autoComplete="current-password" />
      <InlineLink href="/forgot-password">{t("signIn.forgot")}</InlineLink>
      <SignInProblem error={signIn.error} />
      <SubmitButton size="large" busyLabel={t("signIn.busy")} sx={{ justifySelf: { md: "start" } }}>
        {t("signIn.submit")}
      </SubmitButton>
    </Form>
  );
}
