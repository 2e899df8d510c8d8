import type { Theme } from "@mui/material/styles";

/** A small action within a line or below it: looks like a link, is as high as a finger needs it without the height. */
export const TEXT_BUTTON = {
  px: 0,
  minWidth: 0,
  minHeight: 44,
  my: -2,
  textDecorationLine: "underline",
  textDecorationColor: (theme: Theme) => theme.vars.palette.primary.main,
  textDecorationThickness: "2px",
  textUnderlineOffset: "4px",
  "&:hover": { bgcolor: "transparent" },
} as const;
