"use client";

import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode } from "react";

type Props = { isOn: boolean; onClick: () => void; children: ReactNode };

/** One of a few choices of which exactly one is on. */
export function ChoiceButton({ isOn, onClick, children }: Props) {
  return (
    <ButtonBase
      aria-pressed={isOn}
      onClick={onClick}
      sx={{
        minHeight: 44,
        px: "14px",
        borderRadius: "12px",
        border: "1px solid",
        borderColor: isOn ? "secondary.main" : "surface.outlineSoft",
        bgcolor: isOn ? "secondary.main" : "background.paper",
        color: isOn ? "secondary.contrastText" : "text.primary",
        typography: "body2",
        fontWeight: 600,
      }}
    >
      {children}
    </ButtonBase>
  );
}
