"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { Link } from "@/lib/i18n/navigation";

type Props = { href: string; icon: React.ReactNode; children: string };

/** A row of a card that leads elsewhere. */
export function LinkRow({ href, icon, children }: Props) {
  return (
    <ButtonBase component={Link} href={href} sx={rowStyles}>
      {icon}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {children}
      </Box>
      <ChevronRightRounded aria-hidden />
    </ButtonBase>
  );
}

/** A row of a card, for a button among such links as well. */
export const rowStyles = {
  width: 1,
  minHeight: 52,
  px: 4,
  gap: 3,
  justifyContent: "flex-start",
  textAlign: "start",
  fontFamily: "inherit",
  typography: "subtitle1",
  color: "text.primary",
  "& svg": { fontSize: 22, color: "surface.muted" },
  "& + &": { borderTop: "1px solid", borderColor: "divider" },
  "&:focus-visible": { outlineOffset: "-2px" },
} as const;
