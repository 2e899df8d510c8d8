"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { useSignInWith } from "@/lib/auth/external/queries";
import { PROVIDER_NAMES } from "@/lib/shared/identity";
import { claimsOf, type PendingIdentity } from "./external-identity";
import { SignInProblem } from "../two-step/SignInProblem";
import { LinkIdentityMail } from "./LinkIdentityMail";
import { proofOf } from "./use-external-sign-in";

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/auth/external/schema")).linkPasswordForm;

type Props = { identity: PendingIdentity; onBack: () => void };

/** The identity's address has an account: its password links the two, or an e-mail to its owner. */
export function LinkIdentity({ identity, onBack }: Props) {
  const t = useTranslations("auth");
  const signIn = useSignInWith();
  const form = useZodForm(loadSchema, { password: "" });
  const { email = "" } = claimsOf(identity.idToken);
  const provider = PROVIDER_NAMES[identity.provider];
  const link = ({ password }: { password: string }) => signIn.mutateAsync({ ...proofOf(identity), password });
  return (
    <Box sx={{ display: "grid", gap: 4, mt: 6 }}>
      <Box>
        <Typography variant="h5" component="h2">
          {t("external.link.title")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mt: 1, overflowWrap: "anywhere" }}>
          {t.rich("external.link.text", { provider, email, b: (text) => <strong>{text}</strong> })}
        </Typography>
      </Box>
      <Form form={form} onSubmit={link} sx={{ gap: 4 }}>
        {/* For password managers: the user name of this password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormPassword name="password" label={t("fields.password")} autoComplete="current-password" />
        <SignInProblem error={signIn.error} />
        <SubmitButton size="large" fullWidth busyLabel={t("external.link.busy")}>
          {t("external.link.submit")}
        </SubmitButton>
      </Form>
      <LinkIdentityMail identity={identity} />
      <Button onClick={onBack}>{t("external.link.back")}</Button>
    </Box>
  );
}
