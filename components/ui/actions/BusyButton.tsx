"use client";

import Box from "@mui/material/Box";
import { Button, type ButtonProps } from "./Button";

export type BusyButtonProps = ButtonProps & { busy?: boolean; busyLabel?: string | undefined };

/** A button with a busy state: disabled, with another label but the same width, so that there is no layout shift. */
export function BusyButton({ busy = false, busyLabel, disabled, children, ...rest }: BusyButtonProps) {
  const isSwapped = busy && Boolean(busyLabel);
  return (
    <Button {...rest} disabled={busy || Boolean(disabled)} aria-busy={busy}>
      <Box component="span" sx={{ display: "inline-grid", placeItems: "center" }}>
        <Box component="span" sx={{ gridArea: "1 / 1", visibility: isSwapped ? "hidden" : "visible" }}>
          {children}
        </Box>
        {isSwapped && (
          <Box component="span" sx={{ gridArea: "1 / 1" }}>
            {busyLabel}
          </Box>
        )}
      </Box>
    </Button>
  );
}
