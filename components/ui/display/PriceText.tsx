"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { formatMoney, formatMoneyRange, perVisitSign } from "@/lib/shared/money";

type Props = {
  minor: number;
  maxMinor?: number | null;
  perHour?: boolean;
  /** The price before a change; shown struck through. */
  struckMinor?: number | null;
  /** Always two decimals: payments and invoices. */
  exact?: boolean;
  /** An hourly price times estimated hours. */
  isEstimate?: boolean;
  /** The price of one visit of a recurring job. */
  perVisit?: boolean;
  /** Says that below the amount: beside a name, which needs the width. */
  isVisitBelow?: boolean;
  size?: "s" | "m" | "l" | "xl" | "xxl";
};

const SIZES = { s: "0.875rem", m: "1rem", l: "1.25rem", xl: "1.625rem", xxl: "2.75rem" };

// Its own line where the two have no room beside each other.
const VISIT = {
  fontSize: "0.8125rem",
  fontWeight: 500,
  letterSpacing: 0,
  whiteSpace: "normal",
  color: "surface.muted",
} as const;

/** An amount in the format of the user's locale, with tabular figures so that prices compare at a glance. */
export function PriceText({
  minor,
  maxMinor,
  perHour,
  struckMinor,
  exact,
  isEstimate = false,
  perVisit = false,
  isVisitBelow = false,
  size = "m",
}: Props) {
  const locale = useLocale();
  const t = useTranslations("common.price");
  const decimals = exact ? "always" : "auto";
  const amount =
    maxMinor === null || maxMinor === undefined || maxMinor === minor
      ? formatMoney(minor, locale, { decimals, isEstimate })
      : formatMoneyRange(minor, maxMinor, locale);
  return (
    <Box
      component="span"
      sx={{
        fontSize: SIZES[size],
        lineHeight: 1.4,
        fontWeight: 720,
        letterSpacing: "-0.02em",
        fontFeatureSettings: '"tnum"',
        whiteSpace: "nowrap",
      }}
    >
      {typeof struckMinor === "number" && struckMinor !== minor && (
        <Box component="s" sx={{ mr: 2, fontWeight: 500, color: "surface.muted" }}>
          <span aria-label={t("was", { amount: formatMoney(struckMinor, locale, { decimals }) })}>
            {formatMoney(struckMinor, locale, { decimals })}
          </span>
        </Box>
      )}
      {perHour ? t("hour", { amount }) : amount}
      {perVisit && (
        <Box component="span" sx={[VISIT, isVisitBelow && { display: "block" }]}>
          {/* Broken only before it. */}
          {` ${perVisitSign(locale).replace(" ", "\u00a0")}`}
        </Box>
      )}
    </Box>
  );
}
