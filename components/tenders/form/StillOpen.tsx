"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { stepId } from "./steps";
import { useFlow } from "./use-flow";
import { useMissingSteps } from "./use-missing-steps";

/** The parts of the form that are not filled yet, each the way to it; beside the button that needs them all. */
export function StillOpen() {
  const t = useTranslations("tenders.form");
  const { go } = useFlow();
  const missing = useMissingSteps();
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
          {t(`steps.${step}`)}
        </TextLink>
      ))}
    </Box>
  );
}
