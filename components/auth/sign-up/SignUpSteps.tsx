"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";

const STEPS = [1, 2] as const;

/** The progress of the sign-up as two bars and as text, with room for a back link. */
export function SignUpSteps({ step, action }: { step: 1 | 2; action?: React.ReactNode }) {
  const t = useTranslations("auth.signUp");
  return (
    <>
      <Box aria-hidden sx={{ display: "flex", gap: "6px" }}>
        {STEPS.map((bar) => (
          <Box
            key={bar}
            sx={{
              flex: 1,
              height: 5,
              borderRadius: "3px",
              bgcolor: bar <= step ? "primary.main" : "surface.sunken",
            }}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: "flex",
          justifyContent: "space-between",
          alignItems: "center",
          gap: 3,
          minHeight: 44,
          my: 1,
        }}
      >
        <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
          {t("step", { step, total: STEPS.length })}
        </Typography>
        {action}
      </Box>
    </>
  );
}
