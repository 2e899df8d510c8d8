"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { BackLink } from "../actions/BackLink";

type Props = {
  title: string;
  /** Beside the title, and no part of it: how what it names stands. */
  mark?: React.ReactNode;
  text?: React.ReactNode;
  back?: { href: string; label: string };
  actions?: React.ReactNode;
  /** On a phone the actions, signs only, stand beside the back link, so that what follows begins higher. */
  areActionsAbove?: boolean;
  /** On a phone the actions have a line of their own, as wide as it. */
  areActionsWide?: boolean;
};

/** Header of a page: its only h1, the back link and the page's actions. */
export function PageHeader(props: Props) {
  const { title, mark, text, back, actions, areActionsAbove = false, areActionsWide = false } = props;
  return (
    <Box component="header" sx={[{ mb: 5 }, areActionsAbove && ABOVE]}>
      {back && <BackLink {...back} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 4 }}>
        {/* Leaves room for one small button on the narrowest phone. */}
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
            <Typography variant="h2" component="h1" sx={{ minWidth: 0 }}>
              {title}
            </Typography>
            {mark}
          </Box>
          {text && (
            <Typography component="div" variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
              {text}
            </Typography>
          )}
        </Box>
        {actions && (
          <Box sx={[{ display: "flex", flexWrap: "wrap", gap: 2 }, areActionsWide && WIDE]}>{actions}</Box>
        )}
      </Box>
    </Box>
  );
}

const WIDE = { flexBasis: { xs: "100%", md: "auto" }, "& > *": { flex: { xs: 1, md: "none" } } } as const;

const ABOVE = {
  display: { xs: "flex", md: "block" },
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 4,
  "& > :last-child": { display: { xs: "contents", md: "flex" } },
  "& > :last-child > :first-of-type": { flexBasis: { xs: "100%", md: 240 }, order: { xs: 1, md: 0 } },
} as const;
