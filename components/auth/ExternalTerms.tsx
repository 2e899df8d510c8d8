"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { InlineLink } from "./InlineLink";

/** What whoever signs up without our form agrees to. */
export function ExternalTerms() {
  const t = useTranslations("auth.external");
  return (
    <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
      {t.rich("terms", {
        terms: (text) => (
          <InlineLink href="/terms-and-conditions" newTab>
            {text}
          </InlineLink>
        ),
        privacy: (text) => (
          <InlineLink href="/privacy-policy" newTab>
            {text}
          </InlineLink>
        ),
      })}
    </Typography>
  );
}
