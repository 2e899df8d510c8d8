"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FieldContactNote } from "@/components/masking/lazy-notes";
import { PROPOSED_SLOT } from "@/components/questions/fields";
import { TitleSuggestion } from "@/components/questions/TitleSuggestion";
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
      {/* The note within is hidden while it says nothing, and then takes no room. */}
      <Box id={PROPOSED_SLOT} sx={{ display: "contents" }} />
      <Box sx={{ display: "grid", gap: 2 }}>
        <FormTextField
          name="title"
          label={t("titleLabel")}
          hint={t("titleHint", TENDER_LIMITS.title)}
          placeholder={t("titlePlaceholder", { service })}
        />
        <TitleSuggestion service={service} />
      </Box>
      <FormTextArea
        name="description"
        label={t("descriptionLabel")}
        hint={t("descriptionHint", TENDER_LIMITS.description)}
        help={t("descriptionHelp")}
        rows={5}
        maxLength={TENDER_LIMITS.description.max}
      />
      <FieldContactNote names={["title", "description"]} />
      <FormSwitch name="urgent" label={t("urgent")} help={t("urgentHelp")} />
    </StepCard>
  );
}
