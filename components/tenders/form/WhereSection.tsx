"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { AddressField } from "@/components/places/AddressField";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { StepCard } from "./StepCard";

/** Not known (UNKNOWN) is what neither of them being chosen means. */
const PARKING_KNOWN = ["YES", "NO"] as const;

/** Where: an address, or nowhere in particular. */
export function WhereSection() {
  const t = useTranslations("tenders.form.where");
  const common = useTranslations("common.form");
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
            hint={common("optional")}
            help={t("parkingHelp")}
            blank="UNKNOWN"
            options={PARKING_KNOWN.map((value) => ({ value, label: t(`parkingOptions.${value}`) }))}
          />
        </>
      )}
    </StepCard>
  );
}
