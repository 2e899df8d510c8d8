"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { MAX_BUSINESS_NAME } from "@/lib/users/constants";
import { NameFields } from "../NameFields";

/** The business name, shown to businesses only. */
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

/** The fields of a new account. */
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
    </>
  );
}
