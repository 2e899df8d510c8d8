"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { BUSINESS_ADDRESS, MAX_REGISTRATION_NUMBER, MAX_VAT_ID } from "@/lib/users/particulars/constants";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { MAX_BUSINESS_NAME } from "@/lib/users/constants";

/** The fields shown to businesses only. */
export function BusinessFields() {
  const t = useTranslations("settings.personal");
  const common = useTranslations("common.form");
  const isPro = useSession().user?.role === "PRO";
  const isBusiness = useWatch({ name: "isBusiness" }) === true;
  return (
    <>
      <FormSwitch name="isBusiness" label={t("isBusiness")} help={t("isBusinessHelp")} />
      {isBusiness && (
        <>
          <FormTextField
            name="businessName"
            label={t("businessName")}
            autoComplete="organization"
            maxLength={MAX_BUSINESS_NAME}
          />
          <FormTextField
            name="businessAddress"
            label={t("businessAddress")}
            {...(isPro ? { help: t("businessAddressHelp") } : { hint: common("optional") })}
            autoComplete="street-address"
            maxLength={BUSINESS_ADDRESS.max}
          />
          <FormTextField
            name="registrationNumber"
            label={t("registrationNumber")}
            hint={common("optional")}
            maxLength={MAX_REGISTRATION_NUMBER}
          />
          <FormTextField name="vatId" label={t("vatId")} hint={common("optional")} maxLength={MAX_VAT_ID} />
        </>
      )}
    </>
  );
}
