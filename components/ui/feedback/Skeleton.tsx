"use client";

import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { keyframes } from "@mui/system";

const pulse = keyframes({ "50%": { opacity: 0.4 } });
const baseStyles = {
  display: "block",
  height: "1.2em",
  borderRadius: "7px",
  bgcolor: "surface.sunken",
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
};

type Props = { width?: number | string; height?: number | string; sx?: SxProps<Theme> };

/** Skeleton: a placeholder as large as the content that is loading. */
export function Skeleton({ sx, ...size }: Props) {
  return (
    <Box component="span" data-skeleton="" sx={[baseStyles, size, ...(Array.isArray(sx) ? sx : [sx])]} />
  );
}
