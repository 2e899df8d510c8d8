"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { legalLinks } from "../legal-links";

/** What whoever signs up without our form agrees to. */
export function ExternalTerms() {
  const t = useTranslations("auth.external");
  return (
    <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
      {t.rich("terms", legalLinks)}
    </Typography>
  );
}
