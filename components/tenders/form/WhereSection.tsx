"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { AddressField } from "@/components/places/AddressField";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { PARKING } from "@/lib/tenders/constants";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { StepCard } from "./StepCard";

/** Where: an address, or nowhere in particular. */
export function WhereSection() {
  const t = useTranslations("tenders.form.where");
  const { control } = useFormContext<TenderFormInput>();
  const isRemote = useWatch({ control, name: "isRemote" });
  return (
    <StepCard step="where" title={t("title")} text={isRemote ? undefined : t("privacy")}>
      <FormSwitch name="isRemote" label={t("remote")} help={t("remoteHelp")} />
      {!isRemote && (
        <>
          <AddressField name="address" streetHelp={t("streetHelp")} />
          <FormChoiceChips
            name="parking"
            label={t("parking")}
            help={t("parkingHelp")}
            options={PARKING.map((value) => ({ value, label: t(`parkingOptions.${value}`) }))}
          />
        </>
      )}
    </StepCard>
  );
}
