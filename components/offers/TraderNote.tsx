"use client";

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
    <Box component="details" sx={{ display: "inline-block", verticalAlign: "top", overflowWrap: "anywhere" }}>
      {/* High enough for a finger, without moving the line. */}
      <Box component="summary" sx={{ cursor: "pointer", py: "12px", my: "-12px", lineHeight: "1.25rem" }}>
        {t("business")}
      </Box>
      {details}
    </Box>
  );
}
