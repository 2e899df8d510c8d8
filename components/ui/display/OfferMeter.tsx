"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";

const MAX_OFFERS = 10;

type Props = {
  count: number;
  max?: number;
  /** The words say that the count goes on: beside another count of offers they are not taken for one another. */
  isTally?: boolean;
};

/** How many of its possible offers a tender has: one pip each, and the count in words. */
export function OfferMeter({ count, max = MAX_OFFERS, isTally = false }: Props) {
  const t = useTranslations("common.offers");
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 2,
        typography: "caption",
        color: "text.secondary",
      }}
    >
      <Box component="span" aria-hidden sx={{ display: "inline-flex", gap: { xs: "1.5px", md: "2px" } }}>
        {Array.from({ length: max }, (_, pip) => (
          <Box
            key={pip}
            component="span"
            sx={{
              width: { xs: 3, md: 5 },
              height: { xs: 12, md: 14 },
              borderRadius: "2px",
              bgcolor: pip < count ? "honey.star" : "surface.rest",
            }}
          />
        ))}
      </Box>
      <span>{t(isTally ? "tally" : "meter", { count, max })}</span>
    </Box>
  );
}
