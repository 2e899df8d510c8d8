"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { cardStyles } from "@/components/ui/styles/styles";

type Props = { icon: ReactNode; title: string; children: ReactNode };

/** What two people agree on, as a card of their conversation: what it is about in a tinted head, the rest below. */
export function TitledCard({ icon, title, children }: Props) {
  return (
    <Box component="article" aria-label={title} sx={{ ...cardStyles, overflow: "hidden" }}>
      <Box sx={HEAD}>
        {icon}
        <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </Box>
      </Box>
      <Box sx={{ p: 4, display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>{children}</Box>
    </Box>
  );
}

/** What a person wrote along, with its lines. */
export function CardNote({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      sx={{ color: "text.secondary", whiteSpace: "pre-line", overflowWrap: "anywhere" }}
    >
      {children}
    </Typography>
  );
}

const HEAD = {
  display: "flex",
  gap: 2,
  px: 4,
  py: "10px",
  bgcolor: "honey.tint",
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  fontWeight: 620,
  "& > svg": { fontSize: 18, flex: "none", mt: "1px" },
} as const;
