"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useFolds } from "./FoldProvider";
import { stepId, type Step } from "./steps";
import { useFlow } from "./use-flow";

type Props = {
  step: Step;
  title: string;
  hint?: string;
  text?: string | undefined;
  children: React.ReactNode;
};

/** One step of the form: a card among others on a wide screen, the screen itself where the form is guided. */
export function StepCard({ step, title, hint, text, children }: Props) {
  return (
    <SectionCard
      id={stepId(step)}
      title={title}
      hint={hint}
      {...(text && { text })}
      gap={{ xs: 4, md: 6 }}
      sx={(theme) => ({ [theme.breakpoints.down("md")]: asScreen })}
    >
      {children}
      {step !== "review" && <FinishStep step={step} />}
    </SectionCard>
  );
}

/**
 * On a wide screen: folds the step, unless something is missing in it, and leads on. It is what to press next until the
 * review, where that is the button that posts. A phone has its bar at the bottom.
 */
export function FinishStep({ step }: { step: Step }) {
  const t = useTranslations("tenders.form.flow");
  const { isGuided, finish } = useFlow();
  const { current, beginsAt } = useFolds();
  // Of a tender that is edited, saving is what to press.
  const isNext = step === current && beginsAt !== "review";
  if (isGuided) return null;
  return (
    <Button
      variant={isNext ? "contained" : "outlined"}
      onClick={() => void finish(step)}
      sx={{ justifySelf: "end" }}
    >
      {t("next")}
    </Button>
  );
}

const asScreen = {
  border: 0,
  borderRadius: 0,
  boxShadow: "none",
  bgcolor: "transparent",
  overflow: "visible",
  "&& > div": { px: 0, pb: 0 },
  "&& > div:first-of-type": { pt: 0 },
  "&& h2": { typography: "h2" },
  "&& > div:first-of-type > p": { typography: "body1", mt: 2 },
} as const;
