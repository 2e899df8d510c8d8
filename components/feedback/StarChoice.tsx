"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { STAR_PATH } from "@/components/ui/display/RatingStars";
import { Link } from "@/lib/i18n/navigation";
import { RATINGS, ratingWord } from "@/lib/shared/ratings";

type Props = {
  label: string;
  /** Where a number of stars leads: the dialog with those stars set. */
  hrefOf: (stars: number) => string;
};

/** In px. */
const SIZE = 26;

/** Five stars that begin a review with one tap. */
export function StarChoice({ label, hrefOf }: Props) {
  const t = useTranslations("common.rating");
  return (
    <Box role="group" aria-label={label} sx={{ display: "flex", position: "relative", zIndex: 1, ml: -2.5 }}>
      {RATINGS.map((stars) => (
        <IconButton
          key={stars}
          component={Link}
          href={hrefOf(stars)}
          aria-label={t("choose", { stars, word: t(ratingWord(stars)) })}
        >
          {/* An outline waits to be chosen; a grey star would say that there were none. */}
          <Box component="svg" viewBox="0 0 16 16" width={SIZE} height={SIZE} aria-hidden sx={OUTLINE}>
            <path d={STAR_PATH} />
          </Box>
        </IconButton>
      ))}
    </Box>
  );
}

const OUTLINE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.2,
  strokeLinejoin: "round",
  color: "honey.star",
} as const;
