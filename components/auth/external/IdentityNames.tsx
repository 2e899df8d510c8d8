"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { Form } from "@/components/ui/form/Form";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { PROVIDER_NAMES } from "@/lib/shared/identity";
import { claimsOf, storePendingIdentity, type PendingIdentity } from "./external-identity";
import { ExternalTerms } from "./ExternalTerms";
import { FormProblem } from "../FormProblem";
import { NameFields } from "../NameFields";

const loadSchema = async () =>
  (await import(/* webpackPrefetch: true */ "@/lib/auth/external/schema")).externalNames;

type Props = {
  identity: PendingIdentity;
  onSubmit: (identity: PendingIdentity) => Promise<void>;
  isBusy: boolean;
  error: unknown;
};

/** The last step of a sign-up with Google or Apple: the names, prefilled from the provider. */
export function IdentityNames({ identity, onSubmit, isBusy, error }: Props) {
  const t = useTranslations("auth.external.names");
  const claims = claimsOf(identity.idToken);
  const provider = PROVIDER_NAMES[identity.provider];
  const form = useZodForm(loadSchema, {
    firstName: identity.firstName ?? claims.firstName ?? "",
    lastName: identity.lastName ?? claims.lastName ?? "",
  });
  return (
    <Form form={form} onSubmit={(names) => onSubmit({ ...identity, ...names })} sx={{ mt: 5, gap: 4 }}>
      <Box>
        <Typography variant="h5" component="h2">
          {t("title")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mt: 1, overflowWrap: "anywhere" }}>
          {claims.email
            ? t.rich("text", { provider, email: claims.email, b: (text) => <strong>{text}</strong> })
            : t("textPlain", { provider })}
        </Typography>
      </Box>
      <NameFields />
      <FormProblem error={error} />
      <ExternalTerms />
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        busy={isBusy}
        busyLabel={t("busy")}
      >
        {t("submit")}
      </BusyButton>
      <Button onClick={() => storePendingIdentity(null)} disabled={isBusy}>
        {t("otherWay")}
      </Button>
    </Form>
  );
}
