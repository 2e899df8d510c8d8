"use client";

import Box from "@mui/material/Box";
import { SubcategoryPicture } from "@/components/categories/SubcategoryPicture";
import type { TenderCardView } from "@/lib/tenders/schema/view";

type Pictured = Pick<TenderCardView, "photo"> & { subcategory: Pick<TenderCardView["subcategory"], "slug"> };

/** The first photo of a tender, or the drawing of its service. Decoration: the title beside it says what it is. */
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
        <SubcategoryPicture slug={tender.subcategory.slug} sx={{ width: 1, height: 1 }} />
      )}
    </Box>
  );
}
