"use client";

import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { LazyAccountStep } from "../describe/LazyAccountStep";
import type { TenderOfVisitor } from "../describe/NewClientForm";
import { useMissingSteps } from "./use-missing-steps";

type Props = { tender: TenderOfVisitor; scope: string; submitLabel: string };

/** Who the tender is from, asked once nothing else is missing; what was typed there stays when something is again. */
export function VisitorAccount(props: Props) {
  const isComplete = useMissingSteps().length === 0;
  const [wasComplete, setWasComplete] = useState(isComplete);
  if (isComplete && !wasComplete) setWasComplete(true);
  useEffect(() => LazyAccountStep.preload(), []);
  return <Box hidden={!isComplete}>{wasComplete && <LazyAccountStep {...props} />}</Box>;
}
