"use client";

import { QuestionsSection } from "@/components/questions/QuestionsSection";
import { FinishStep } from "./StepCard";
import { useWay } from "./use-way";

/** The questions of the service, which lead on by themselves where one press is the whole answer. */
export function QuestionsStep({ subcategoryId }: { subcategoryId: string }) {
  const { goOn } = useWay();
  return (
    <QuestionsSection
      subcategoryId={subcategoryId}
      onAnswered={() => void goOn()}
      footer={<FinishStep step="questions" />}
    />
  );
}
