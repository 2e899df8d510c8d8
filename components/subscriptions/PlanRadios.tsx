"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId } from "react";
import shared from "@/components/ui/static/shared.module.css";
import type { PlanView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";

const optionStyles = (isChosen: boolean) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 24px",
  alignItems: "center",
  gap: 3,
  p: 4,
  border: 2,
  borderColor: isChosen ? "secondary.main" : "surface.outlineSoft",
  borderRadius: "16px",
  bgcolor: isChosen ? "honey.tint" : "background.paper",
  cursor: "pointer",
  "&:has(:focus-visible)": { outline: 2, outlineColor: "secondary.main", outlineOffset: 2 },
});

const plain = (text: React.ReactNode) => <>{text}</>;

type Props = { plans: readonly PlanView[]; value: string | undefined; onChange: (planId: string) => void };

/** Plans to choose one of: each a radio button as big as what is in the plan. */
export function PlanRadios({ plans, value, onChange }: Props) {
  const t = useTranslations("subscriptions");
  const { monthly } = usePlanFormat();
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} sx={{ display: "grid", gap: 3 }}>
      <span id={id} className={shared.label}>
        {t("choose.label")}
      </span>
      {plans.map((plan) => (
        <Box component="label" key={plan.id} sx={optionStyles(plan.id === value)}>
          <span>
            <Typography variant="subtitle1" component="span" sx={{ display: "block" }}>
              {plan.name}, {monthly(plan)}
            </Typography>
            <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
              {t.rich("facts.offers", { count: plan.offersPerMonth, b: plain })}
              <br />
              {t.rich("facts.services", { count: plan.maxSubcategories, b: plain })}
            </Typography>
          </span>
          <input
            type="radio"
            name={id}
            value={plan.id}
            checked={plan.id === value}
            onChange={() => onChange(plan.id)}
            className={shared.radio}
          />
        </Box>
      ))}
    </Box>
  );
}
