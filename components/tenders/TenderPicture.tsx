"use client";

import Box from "@mui/material/Box";
import { CategoryIcon } from "@/components/ui/display/CategoryIcon";
import type { TenderCardView } from "@/lib/tenders/schema/view";

type Pictured = Pick<TenderCardView, "photo"> & { category: Pick<TenderCardView["category"], "icon"> };

/** The first photo of a tender, or its category's hexagon. Decoration: the title beside it says what it is. */
export function TenderPicture({ tender, size }: { tender: Pictured; size: { xs: number; md: number } }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: "none",
        borderRadius: "12px",
        overflow: "hidden",
        display: "grid",
        placeItems: "center",
        bgcolor: "honey.tint",
      }}
    >
      {tender.photo ? (
        <Box
          component="img"
          src={tender.photo.thumbnailURL}
          alt=""
          loading="lazy"
          decoding="async"
          sx={{ width: 1, height: 1, objectFit: "cover" }}
        />
      ) : (
        <CategoryIcon icon={tender.category.icon} size={Math.min(44, Math.floor(size.xs / 2.4))} tile />
      )}
    </Box>
  );
}
