"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useId } from "react";

type Props = {
  icon: React.ReactNode;
  label: string;
  /** What comes of it, below its name. */
  hint: string;
  onPress: () => void;
};

/** One of several things that can be done, as a row of a list over the whole width: easily hit, and quiet. */
export function ActionRow({ icon, label, hint, onPress }: Props) {
  const id = useId();
  return (
    <ButtonBase
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      onClick={onPress}
      sx={ROW_STYLES}
    >
      <Box component="span" aria-hidden sx={{ display: "flex", color: "text.secondary" }}>
        {icon}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "break-word" }}>
        <Typography id={`${id}-label`} variant="subtitle2" component="span" sx={{ display: "block" }}>
          {label}
        </Typography>
        <Typography
          id={`${id}-hint`}
          variant="caption"
          component="span"
          sx={{ display: "block", color: "surface.muted" }}
        >
          {hint}
        </Typography>
      </Box>
      <ChevronRightRounded aria-hidden sx={{ color: "surface.muted" }} />
    </ButtonBase>
  );
}

const ROW_STYLES = {
  width: 1,
  minHeight: 64,
  gap: 4,
  px: { xs: 4, md: 6 },
  py: 3,
  textAlign: "left",
  fontFamily: "inherit",
  "&:hover": { bgcolor: "action.hover" },
} as const;
