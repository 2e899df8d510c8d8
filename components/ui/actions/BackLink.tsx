"use client";

import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import Box from "@mui/material/Box";
import { Link } from "@/lib/i18n/navigation";

/** Link back to the parent page, above the content of a page or a column. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Box
      component={Link}
      href={href}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        minHeight: 44,
        ml: -1,
        color: "text.secondary",
        fontSize: "0.875rem",
        textDecoration: "none",
        "&:hover": { color: "text.primary" },
      }}
    >
      <ChevronLeftRounded aria-hidden sx={{ fontSize: 20, color: "surface.muted" }} />
      {label}
    </Box>
  );
}
