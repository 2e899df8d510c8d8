"use client";

import Box from "@mui/material/Box";
import { KeepHeart } from "@/components/favourites/KeepHeart";
import type { TenderCardView } from "@/lib/tenders/schema/view";

/** Above the link that covers the card, in its corner; from a desk on it has a column of its own. */
const corner = {
  position: { xs: "absolute", md: "relative" },
  zIndex: 1,
  gridColumn: { md: 4 },
  gridRow: { md: 1 },
  top: { xs: 4, md: -8 },
  right: { xs: 4, md: -8 },
  width: 44,
  height: 44,
  // Narrower by what it reaches over the gap.
  ml: { md: "-18px" },
} as const;

/** The heart of a card, which keeps its place until it comes. */
export function TenderHeart({ tender: { id, title } }: { tender: Pick<TenderCardView, "id" | "title"> }) {
  return (
    <Box sx={corner}>
      <KeepHeart kind="tender" id={id} name={title} />
    </Box>
  );
}
