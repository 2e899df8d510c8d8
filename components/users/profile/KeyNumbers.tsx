"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";
import { formatMoney } from "@/lib/shared/money";
import type { PublicProfile } from "@/lib/users/profile/schema";

/** The key figures right below the name on phones; figures without a value are left out, and all of them for a newcomer. */
export function KeyNumbers({ profile }: { profile: PublicProfile }) {
  const t = useTranslations("profiles.public");
  const locale = useLocale();
  const { role, rating, completedCount, hourlyRateMinor } = profile;
  if (rating.count === 0 && completedCount === 0 && hourlyRateMinor === null) return null;
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Box
      component="dl"
      sx={{
        ...cardStyles,
        m: 0,
        display: "grid",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        textAlign: "center",
        "& > div + div": { borderLeft: "1px solid", borderColor: "divider" },
      }}
    >
      {rating.count > 0 && (
        <KeyNumber value={figure.format(rating.average)} label={t("reviewCount", { count: rating.count })} />
      )}
      {completedCount > 0 && (
        <KeyNumber value={String(completedCount)} label={t("jobs", { role, count: completedCount })} />
      )}
      {hourlyRateMinor !== null && (
        <KeyNumber value={t("from", { amount: formatMoney(hourlyRateMinor, locale) })} label={t("perHour")} />
      )}
    </Box>
  );
}

function KeyNumber({ value, label }: { value: string; label: string }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: "column-reverse",
        // In a reversed column that is the top: the numbers are aligned, even if a label wraps.
        justifyContent: "flex-end",
        px: 2,
        py: 3,
        minWidth: 0,
      }}
    >
      <Box component="dt" sx={{ typography: "caption", color: "surface.muted", overflowWrap: "anywhere" }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 720, lineHeight: "1.5rem", fontFeatureSettings: '"tnum"' }}>
        {value}
      </Box>
    </Box>
  );
}
