"use client";

import { createContext, use, useState } from "react";
import type { Step } from "./steps";

type Folds = { folded: readonly Step[]; fold: (step: Step) => void; unfold: (step: Step) => void };

const FoldContext = createContext<Folds>({
  folded: [],
  fold: () => undefined,
  unfold: () => undefined,
});

/** The sections of the form that are folded to one line, because the person has finished them. */
export const useFolds = () => use(FoldContext);

/** Keeps which sections are folded, for as long as the form is open. */
export function FoldProvider({ children }: { children: React.ReactNode }) {
  const [folded, setFolded] = useState<readonly Step[]>([]);
  const unfold = (step: Step) => setFolded((steps) => steps.filter((one) => one !== step));
  const fold = (step: Step) => setFolded((steps) => [...steps.filter((one) => one !== step), step]);
  return <FoldContext value={{ folded, fold, unfold }}>{children}</FoldContext>;
}
