"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { cardStyles } from "@/components/ui/styles/styles";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { REVIEW_PARTS } from "@/lib/feedback/constants";
import type { RatingCount } from "@/lib/feedback/schema";
import { RATINGS, ratingWord, type Rating } from "@/lib/shared/ratings";

/** The average rating, how often each rating was given, and averages of the parts. Renders nothing before the first review. */
export function RatingCard({ ratings }: { ratings: RatingCount }) {
  const t = useTranslations("profiles");
  const parts = useTranslations("feedback.parts");
  const locale = useLocale();
  if (ratings.count === 0) return null;
  const rated = REVIEW_PARTS.filter((part) => ratings.parts[part] !== undefined);
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Box
      component="section"
      aria-label={t("reviews.ratings")}
      sx={{ ...cardStyles, p: { xs: "20px 16px", md: 6 } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 4, mb: 4 }}>
        <Box
          component="span"
          aria-hidden
          sx={{ fontSize: "3rem", lineHeight: "3.25rem", fontWeight: 780, letterSpacing: "-0.04em" }}
        >
          {figure.format(ratings.average)}
        </Box>
        <Box>
          <RatingStars average={ratings.average} />
          <Box sx={{ typography: "body2", color: "text.secondary" }}>
            {t("public.reviewCount", { count: ratings.count })}
          </Box>
        </Box>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
        {[...RATINGS].reverse().map((rating) => (
          <Bar key={rating} rating={rating} ratings={ratings} />
        ))}
      </Box>
      {rated.length > 0 && (
        <Box sx={{ mt: 4 }}>
          {rated.map((part) => (
            <FactRow key={part} label={parts(part)}>
              {figure.format(ratings.parts[part] ?? 0)}
            </FactRow>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Bar({ rating, ratings }: { rating: Rating; ratings: RatingCount }) {
  const t = useTranslations("profiles.reviews");
  const words = useTranslations("common.rating");
  const count = ratings.counts[rating];
  const word = words(ratingWord(rating));
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "124px 1fr 32px",
        alignItems: "center",
        gap: 3,
        typography: "body2",
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {t("bar", { rating, word, count })}
      </Box>
      <Box component="span" aria-hidden sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
        {rating} {word}
      </Box>
      <Box component="span" aria-hidden sx={{ height: 8, borderRadius: "4px", bgcolor: "surface.sunken" }}>
        <Box
          component="span"
          sx={{
            display: "block",
            height: 1,
            width: `${(count / ratings.count) * 100}%`,
            minWidth: count > 0 ? 6 : 0,
            borderRadius: "4px",
            bgcolor: "honey.star",
          }}
        />
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{ textAlign: "right", color: "surface.muted", fontFeatureSettings: '"tnum"' }}
      >
        {count}
      </Box>
    </Box>
  );
}
