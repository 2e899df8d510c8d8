"use client";

import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { AddressField } from "@/components/places/AddressField";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { canBeOnline } from "@/lib/categories/constants";
import { likelyCountry, ownTimeZone } from "@/lib/platform/browser/time-zone";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { StepCard } from "./StepCard";

/** Not known (UNKNOWN) is what neither of them being chosen means. */
const PARKING_KNOWN = ["YES", "NO"] as const;

/** Where: an address or, of what can be done online, nowhere in particular. `service`: the slug of the subcategory. */
export function WhereSection({ service }: { service: string }) {
  const t = useTranslations("tenders.form.where");
  const common = useTranslations("common.form");
  const { control } = useFormContext<TenderFormInput>();
  const isRemote = useWatch({ control, name: "isRemote" });
  const presetCountry = likelyCountry(useLocale(), ownTimeZone());
  return (
    <StepCard step="where" title={t("title")} text={isRemote ? undefined : t("privacy")}>
      {(isRemote || canBeOnline(service)) && (
        <FormSwitch name="isRemote" label={t("remote")} help={t("remoteHelp")} />
      )}
      {!isRemote && (
        <>
          <AddressField name="address" presetCountry={presetCountry} />
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
