"use client";

import { useTranslations } from "next-intl";
import { FormProblem } from "@/components/auth/FormProblem";
import { NameFields } from "@/components/auth/NameFields";
import { Form } from "@/components/ui/form/Form";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import type { InventedPerson } from "@/lib/shared/identity";

const loadSchema = async () => {
  const { localSignInBody } = await import(/* webpackPrefetch: true */ "@/lib/auth/external/schema");
  return localSignInBody.pick({ firstName: true, lastName: true, email: true, emailVerified: true });
};

type Props = { provider: string; onSubmit: (person: InventedPerson) => Promise<void>; error: unknown };

/** A new identity, with an address of its own, which the provider has verified or not. */
export function IdentityForm({ provider, onSubmit, error }: Props) {
  const t = useTranslations("auth");
  const form = useZodForm(loadSchema, { firstName: "", lastName: "", email: "", emailVerified: true });
  return (
    <Form form={form} onSubmit={onSubmit} sx={{ gap: 4 }}>
      <NameFields />
      <FormTextField
        name="email"
        label={t("fields.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormSwitch name="emailVerified" label={t("identity.verified", { provider })} />
      <FormProblem error={error} />
      <SubmitButton size="large" fullWidth busyLabel={t("identity.busy")}>
        {t("identity.submit")}
      </SubmitButton>
    </Form>
  );
}
