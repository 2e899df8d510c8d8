"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { ratingWord } from "@/lib/shared/ratings";

export const STAR_PATH = "M8 1.3l2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.7 3.900 13.900l.9-4.6L1.400 6.100 6 5.500z";

type Props = { average: number | null; count?: number; compact?: boolean; size?: number; withWord?: boolean };

/** A rating average in stars, partial stars included. Without any rating it shows a text instead of zero stars. */
export function RatingStars({ average, count, compact = false, size = 18, withWord = false }: Props) {
  const t = useTranslations("common.rating");
  const locale = useLocale();
  if (average === null || count === 0) {
    return (
      <Box component="span" sx={{ typography: "caption", color: "surface.muted" }}>
        {t("none")}
      </Box>
    );
  }
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  );
  const label = [t("of", { average }), count === undefined ? null : t("count", { count })]
    .filter(Boolean)
    .join(", ");
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: "6px", whiteSpace: "nowrap" }}
    >
      <Box component="span" role="img" aria-label={label} sx={{ display: "inline-flex", gap: "2px" }}>
        {compact ? (
          <Star size={16} fill={1} />
        ) : (
          [1, 2, 3, 4, 5].map((star) => <Star key={star} size={size} fill={average - star + 1} />)
        )}
      </Box>
      {compact && <Figure figure={figure} count={count} />}
      {withWord && (
        <Box component="span" sx={{ fontWeight: 620, fontSize: "0.875rem" }}>
          {t(ratingWord(average))}
        </Box>
      )}
    </Box>
  );
}

function Figure({ figure, count }: { figure: string; count: number | undefined }) {
  return (
    <Box component="span" aria-hidden sx={{ fontSize: "0.875rem", lineHeight: "1.25rem", fontWeight: 640 }}>
      {figure}
      {count !== undefined && (
        <Box component="span" sx={{ ml: 1, fontWeight: 450, color: "surface.muted" }}>
          ({count})
        </Box>
      )}
    </Box>
  );
}

/** One star, filled from the left by a share between 0 and 1. */
export function Star({ size, fill }: { size: number; fill: number }) {
  const share = Math.round(Math.min(1, Math.max(0, fill)) * 100);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ position: "relative", width: size, height: size, display: "inline-block" }}
    >
      <StarShape size={size} color="surface.rest" />
      <Box component="span" sx={{ position: "absolute", inset: 0, clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <StarShape size={size} color="honey.star" />
      </Box>
    </Box>
  );
}

function StarShape({ size, color }: { size: number; color: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      sx={{ display: "block", width: size, height: size, fill: "currentColor", color }}
    >
      <path d={STAR_PATH} />
    </Box>
  );
}
