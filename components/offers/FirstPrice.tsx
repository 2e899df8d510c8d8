"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/shared/money";
import type { OfferView } from "@/lib/offers/schema";

/** The total that an offer had at first, struck through, once it has another one. */
export function FirstPrice({ offer: { firstTotalMinor, totalMinor } }: { offer: OfferView }) {
  const t = useTranslations("common.price");
  const locale = useLocale();
  if (firstTotalMinor === totalMinor) return null;
  const amount = formatMoney(firstTotalMinor, locale);
  return (
    <Box component="s" sx={{ display: "block", fontSize: "0.875rem", color: "surface.muted" }}>
      <span aria-label={t("was", { amount })}>{amount}</span>
    </Box>
  );
}
