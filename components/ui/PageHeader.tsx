"use client";

import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "@/lib/i18n/navigation";

type Props = {
  title: string;
  text?: React.ReactNode;
  back?: { href: string; label: string };
  actions?: React.ReactNode;
};

/** The one h1 of a page, where it leads back to, and what can be done here. */
export function PageHeader({ title, text, back, actions }: Props) {
  return (
    <Box component="header" sx={{ mb: 5 }}>
      {back && <BackLink {...back} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 4 }}>
        <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          {text && (
            <Typography component="div" variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
              {text}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>{actions}</Box>}
      </Box>
    </Box>
  );
}

function BackLink({ href, label }: { href: string; label: string }) {
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
