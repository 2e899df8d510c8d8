"use client";

import { createContext, use, useState } from "react";
import { STEPS, type Step } from "./steps";

type Sections = {
  /** The one that the person is at. */
  current: Step;
  /** Those that were reached: what comes later is a closed heading. */
  opened: readonly Step[];
  /** Folded to one line, because the person has finished them. */
  folded: readonly Step[];
  /** Those that the person went on from. */
  passed: readonly Step[];
};

type Folds = Sections & {
  /** Where the guided flow begins: a tender that is edited with its summary, to which each step leads back. */
  beginsAt: Step;
  /** Comes to a section, and so goes on from the one before. */
  enter: (step: Step) => void;
  /** Opens a section and comes to it. */
  open: (step: Step) => void;
  /** Opens a section without coming to it. */
  unfold: (step: Step) => void;
  /** Closes a section that is finished. */
  fold: (step: Step) => void;
  pass: (steps: readonly Step[]) => void;
};

const doNothing = () => undefined;

const FIRST = STEPS[0]!;

const FoldContext = createContext<Folds>({
  beginsAt: FIRST,
  current: FIRST,
  opened: STEPS,
  folded: [],
  passed: [],
  enter: doNothing,
  open: doNothing,
  unfold: doNothing,
  fold: doNothing,
  pass: doNothing,
});

/** Which sections of the form are closed, open or folded. */
export const useFolds = () => use(FoldContext);

const BEGIN: Sections = { current: FIRST, opened: [FIRST], folded: [], passed: [] };

const withSteps = (steps: readonly Step[], more: readonly Step[]) => [...new Set([...steps, ...more])];
const without = (steps: readonly Step[], step: Step) => steps.filter((one) => one !== step);

type Props = { beginsAt?: Step; children: React.ReactNode };

/** Keeps what is closed, open and folded, for as long as the form is open. */
export function FoldProvider({ beginsAt = FIRST, children }: Props) {
  const [sections, setSections] = useState(BEGIN);
  const unfold = (step: Step) =>
    setSections((before) => ({
      ...before,
      opened: withSteps(before.opened, [step]),
      folded: without(before.folded, step),
    }));
  const pass = (steps: readonly Step[]) =>
    setSections((before) => ({ ...before, passed: withSteps(before.passed, steps) }));
  const enter = (step: Step) =>
    setSections((before) => {
      if (before.current === step) return before;
      return { ...before, current: step, passed: withSteps(before.passed, [before.current]) };
    });
  const open = (step: Step) => {
    unfold(step);
    enter(step);
  };
  const fold = (step: Step) => {
    pass([step]);
    setSections((before) => ({ ...before, folded: withSteps(before.folded, [step]) }));
  };
  const folds = { ...sections, beginsAt, enter, open, unfold, fold, pass };
  return <FoldContext value={folds}>{children}</FoldContext>;
}
