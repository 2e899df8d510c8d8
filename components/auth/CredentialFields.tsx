"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormCheckbox } from "@/components/ui/form/FormCheckbox";
import { FormPassword } from "@/components/ui/form/FormPassword";
import { FormSwitch } from "@/components/ui/form/FormSwitch";
import { FormTextField } from "@/components/ui/form/FormTextField";
import { MAX_BUSINESS_NAME, MAX_NAME } from "@/lib/users/schema";
import { InlineLink } from "./InlineLink";

const GIVEN = { name: "firstName", autoComplete: "given-name" } as const;
const FAMILY = { name: "lastName", autoComplete: "family-name" } as const;

function NameFields() {
  const t = useTranslations("auth.fields");
  // Hungarians write the family name first.
  const order = useLocale() === "hu" ? [FAMILY, GIVEN] : [GIVEN, FAMILY];
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 }}>
      {order.map(({ name, autoComplete }) => (
        <FormTextField
          key={name}
          name={name}
          label={t(name)}
          autoComplete={autoComplete}
          maxLength={MAX_NAME}
        />
      ))}
    </Box>
  );
}

/** The name of the business is asked for only from those who act for one. */
function BusinessFields() {
  const t = useTranslations("auth");
  const isBusiness = useWatch({ name: "isBusiness" }) === true;
  return (
    <>
      <FormSwitch name="isBusiness" label={t("signUp.isBusiness")} />
      {isBusiness && (
        <FormTextField
          name="businessName"
          label={t("fields.businessName")}
          autoComplete="organization"
          maxLength={MAX_BUSINESS_NAME}
        />
      )}
    </>
  );
}

/** Everything a new account needs; the consent starts unticked. */
export function CredentialFields() {
  const t = useTranslations("auth");
  return (
    <>
      <NameFields />
      <FormTextField
        name="email"
        label={t("fields.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormPassword name="password" label={t("fields.password")} autoComplete="new-password" strength />
      <BusinessFields />
      <FormCheckbox
        name="acceptTerms"
        label={t.rich("signUp.terms", {
          terms: (text) => (
            <InlineLink href="/terms-and-conditions" newTab>
              {text}
            </InlineLink>
          ),
          privacy: (text) => (
            <InlineLink href="/privacy-policy" newTab>
              {text}
            </InlineLink>
          ),
        })}
      />
    </>
  );
}
