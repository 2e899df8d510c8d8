"use client";

import Box from "@mui/material/Box";
import { useFlow } from "./use-flow";
import type { Step } from "./steps";

type Props = {
  step: Step;
  children: React.ReactNode;
};

/** The place of one step: alone on the screen of a phone, below the one before on a wide one. */
export function StepFrame({ step, children }: Props) {
  const { isGuided, current } = useFlow();
  const isHidden = isGuided && step !== current;
  return (
    // Hidden steps keep their fields: what is typed stays, and uploads go on.
    <Box data-step={step} hidden={isHidden} tabIndex={-1} sx={{ outline: "none", minWidth: 0 }}>
      {children}
    </Box>
  );
}
