"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { useFormContext, useWatch } from "react-hook-form";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { missingWords, stepId, type Step } from "./steps";
import { useFlow } from "./use-flow";
import { useMissingSteps } from "./use-missing-steps";

/** The parts of the form that are not filled yet, each the way to it; beside the button that needs them all. */
export function StillOpen() {
  const t = useTranslations("tenders.form");
  const { go } = useFlow();
  const { control } = useFormContext<TenderFormInput>();
  const [title, description] = useWatch({ control, name: ["title", "description"] });
  const missing = useMissingSteps();
  const nameOf = (step: Step) => {
    if (step !== "what") return t(`steps.${step}`);
    return missingWords({ title, description })
      .map((name) => t(`what.${name}Label`))
      .join(", ");
  };
  if (missing.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
      <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
        {t("review.open")}
      </Typography>
      {missing.map((step) => (
        <TextLink
          key={step}
          href={`#${stepId(step)}`}
          sx={{ fontSize: "0.9375rem" }}
          onClick={(event: React.MouseEvent) => {
            event.preventDefault();
            void go(step);
          }}
        >
          {nameOf(step)}
        </TextLink>
      ))}
    </Box>
  );
}
