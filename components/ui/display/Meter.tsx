import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

const FULL = 100;

const track = { height: 4, borderRadius: "4px", overflow: "hidden", bgcolor: "surface.sunken" } as const;
const bar = { height: 1, bgcolor: "primary.main", transition: "width 220ms" } as const;

type Props = {
  /** From 0 to 100. */
  percent: number;
  "aria-label": string;
  "aria-valuetext"?: string;
  sx?: SxProps<Theme>;
};

/** Progress bar: how far something has got, or how much of it is left. */
export function Meter({ percent, sx, ...names }: Props) {
  return (
    <Box
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={FULL}
      aria-valuenow={Math.round(percent)}
      {...names}
      sx={[track, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box component="span" sx={{ ...bar, display: "block", width: `${percent}%` }} />
    </Box>
  );
}
