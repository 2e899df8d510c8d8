"use client";

import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import Box from "@mui/material/Box";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { Link } from "@/lib/i18n/navigation";

type Props = {
  href: string;
  label: string;
  /** On phones the arrow alone, beside a title. */
  isShort?: boolean;
};

/** Link back to the parent page, above the content of a page or a column. */
export function BackLink({ href, label, isShort = false }: Props) {
  return (
    <Box
      component={Link}
      href={href}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        minHeight: 44,
        // A finger needs 44 px; the title may stand closer than that.
        ...(isShort && { minWidth: 44, mr: { xs: -4, md: 0 } }),
        ml: -1,
        position: "relative",
        color: "text.secondary",
        fontSize: "0.875rem",
        textDecoration: "none",
        "&:hover": { color: "text.primary" },
      }}
    >
      <ChevronLeftRounded aria-hidden sx={{ fontSize: 20, color: "surface.muted" }} />
      {isShort ? (
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down("md")]: visuallyHidden })}>
          {label}
        </Box>
      ) : (
        label
      )}
    </Box>
  );
}
