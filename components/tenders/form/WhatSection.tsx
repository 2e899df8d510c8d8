"use client";

import { useTranslations } from "next-intl";
import { FormSwitch } from "@/components/ui/form/fields/FormSwitch";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { StepCard } from "./StepCard";

/** What is to be done. */
export function WhatSection({ service }: { service: string }) {
  const t = useTranslations("tenders.form.what");
  return (
    <StepCard step="what" title={t("title")}>
      <FormTextField
        name="title"
        label={t("titleLabel")}
        hint={t("titleHint", TENDER_LIMITS.title)}
        placeholder={t("titlePlaceholder", { service })}
      />
      <FormTextArea
        name="description"
        label={t("descriptionLabel")}
        help={t("descriptionHelp")}
        rows={6}
        maxLength={TENDER_LIMITS.description.max}
      />
      <FormSwitch name="urgent" label={t("urgent")} help={t("urgentHelp")} />
    </StepCard>
  );
}
