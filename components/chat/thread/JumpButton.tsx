"use client";

import KeyboardArrowDownRounded from "@mui/icons-material/KeyboardArrowDownRounded";
import KeyboardArrowUpRounded from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { Button } from "@/components/ui/actions/Button";

type Props = { to: "start" | "end"; label: string; isBusy?: boolean; onJump: () => void };

/** Over the messages: to the first new one above, or back to the newest below. */
export function JumpButton({ to, label, isBusy = false, onJump }: Props) {
  const Icon = to === "start" ? KeyboardArrowUpRounded : KeyboardArrowDownRounded;
  const edge = to === "start" ? { top: 12 } : { bottom: 12 };
  return (
    <Box sx={{ ...PLACE, ...edge }}>
      <Button
        variant="outlined"
        size="small"
        endIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-hidden /> : <Icon />}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={onJump}
        sx={{ borderRadius: "22px", boxShadow: 3, pointerEvents: "auto" }}
      >
        {label}
      </Button>
    </Box>
  );
}

// Beside the button, what lies below stays within reach.
const PLACE = {
  position: "absolute",
  insetInline: 0,
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  pointerEvents: "none",
} as const;
