"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { OfferView } from "@/lib/offers/schema";

/** Whether the BEE of an offer acts for a business and, one press away, for which: an offer stays as short as the others. */
export function TraderNote({ pro: { business } }: { pro: OfferView["pro"] }) {
  const t = useTranslations("offers.facts");
  if (!business) return t("private");
  const { address, registrationNumber, vatId, email } = business;
  const details = [address, registrationNumber, vatId, email].filter(Boolean).join(", ");
  if (details === "") return t("business");
  return (
    <Box component="details" sx={DETAILS}>
      <summary>
        {t("business")}
        <ExpandMoreRounded aria-hidden />
      </summary>
      {details}
    </Box>
  );
}

const DETAILS = {
  display: "inline-block",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  "& > summary": {
    display: "flex",
    alignItems: "center",
    // High enough for a finger, without moving the line.
    py: "12px",
    my: "-12px",
    lineHeight: "1.25rem",
    cursor: "pointer",
    // The browser's own triangle.
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& > svg": { fontSize: 18, color: "surface.muted" },
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
} as const;
