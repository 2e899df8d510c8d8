"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/ui/form/Form";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import type { useChangePassword } from "@/lib/auth/queries";
import { FormProblem } from "./FormProblem";

const load = () => import(/* webpackPrefetch: true */ "@/lib/auth/schema");
const loadWithToken = async () => (await load()).changePasswordBody;
const loadWithPassword = async () => (await load()).changePasswordBody.required({ currentPassword: true });

type Props = { token: string | null; change: ReturnType<typeof useChangePassword> };

/** Sets a new password, authorised by an e-mail token or by the current password. */
export function ChangePasswordForm({ token, change }: Props) {
  const t = useTranslations("auth");
  const form = useZodForm(token ? loadWithToken : loadWithPassword, {
    password: "",
    ...(token ? { token } : { currentPassword: "" }),
  });
  return (
    <Form form={form} onSubmit={(values) => change.mutateAsync(values)} sx={{ mt: 6 }}>
      {!token && (
        <FormPassword
          name="currentPassword"
          label={t("fields.currentPassword")}
          autoComplete="current-password"
        />
      )}
      <FormPassword name="password" label={t("fields.newPassword")} autoComplete="new-password" strength />
      <FormProblem error={change.error} />
      <SubmitButton size="large" fullWidth busyLabel={t("change.busy")}>
        {t("change.submit")}
      </SubmitButton>
    </Form>
  );
}
