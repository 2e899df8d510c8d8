"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { BeesNear } from "@/components/price-guides/BeesNear";
import { PriceGuideNote } from "@/components/price-guides/PriceGuideNote";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { Note } from "@/components/ui/feedback/Note";
import { BUDGET_TYPES } from "@/lib/tenders/constants";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { StepCard } from "./StepCard";

/** The money the client thinks of, if any, beside what is known of the market. `service`: the slug of the subcategory. */
export function BudgetSection({ service }: { service: string }) {
  const t = useTranslations("tenders.form.budget");
  const { control } = useFormContext<TenderFormInput>();
  const budgetType = useWatch({ control, name: "budgetType" });
  return (
    <StepCard step="budget" title={t("title")}>
      <FormChoiceChips
        name="budgetType"
        label={t("kind")}
        options={BUDGET_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      {budgetType !== "OPEN" && (
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "1fr 1fr" } }}>
          <FormMoneyField name="budgetMinMinor" label={t(`amount.${budgetType}`)} />
          {budgetType === "RANGE" && <FormMoneyField name="budgetMaxMinor" label={t("amount.max")} />}
        </Box>
      )}
      <PriceGuideNote />
      <BeesNear service={service} />
      {budgetType === "OPEN" && <Note tone="neutral">{t("openNote")}</Note>}
    </StepCard>
  );
}
