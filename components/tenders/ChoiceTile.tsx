"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { cardStyles } from "@/components/ui/styles/styles";
import { SubcategoryPicture } from "@/components/categories/SubcategoryPicture";
import { CategoryIcon } from "@/components/ui/display/CategoryIcon";
import { Link } from "@/lib/i18n/navigation";

type Props = {
  href: string;
  /** The name of a category's icon, or the slug of a subcategory, which has a drawing. */
  of: { icon: string } | { subcategory: string };
  title: string;
  text?: string;
};

const DRAWING = { width: 72, height: 54, flex: "none", borderRadius: "8px" };

/** A category or a subcategory to choose: the whole tile is the link. */
export function ChoiceTile({ href, of, title, text }: Props) {
  return (
    <Box
      component={Link}
      href={href}
      sx={{
        ...cardStyles,
        display: "flex",
        gap: 4,
        alignItems: "center",
        px: 4,
        py: 3,
        minHeight: 80,
        color: "inherit",
        textDecoration: "none",
        "&:hover": { borderColor: "surface.outline", boxShadow: 8 },
      }}
    >
      {"icon" in of ? (
        <CategoryIcon icon={of.icon} size={28} tile />
      ) : (
        <SubcategoryPicture slug={of.subcategory} sx={DRAWING} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h2">
          {title}
        </Typography>
        {text && (
          <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
            {text}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Tiles side by side: one column on phones, up to three on wide screens. */
export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          // As many as have room for the longest word.
          lg: "repeat(auto-fill, minmax(290px, 1fr))",
        },
      }}
    >
      {children}
    </Box>
  );
}
