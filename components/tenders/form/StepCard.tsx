"use client";

import { SectionCard } from "@/components/ui/layout/SectionCard";
import { stepId, type Step } from "./steps";

type Props = { step: Step; title: string; text?: string | undefined; children: React.ReactNode };

/** One step of the form: a card among others on a wide screen, the screen itself where the form is guided. */
export function StepCard({ step, title, text, children }: Props) {
  return (
    <SectionCard
      id={stepId(step)}
      title={title}
      {...(text && { text })}
      sx={(theme) => ({ [theme.breakpoints.down("md")]: asScreen })}
    >
      {children}
    </SectionCard>
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
