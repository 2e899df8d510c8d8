"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { legalLinks } from "../legal-links";

/** The terms a user accepts by signing up with Google or Apple. */
export function ExternalTerms() {
  const t = useTranslations("auth.external");
  return (
    <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
      {t.rich("terms", legalLinks)}
    </Typography>
  );
}
