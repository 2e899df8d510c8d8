"use client";

import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { QuestionFields } from "./QuestionFields";

/** What the service asks about the job, as a section of the tender's form. */
export function QuestionsCard({ subcategoryId }: { subcategoryId: string }) {
  const t = useTranslations("answers");
  return (
    <SectionCard id="step-questions" title={t("title")} text={t("text")}>
      <QuestionFields subcategoryId={subcategoryId} />
    </SectionCard>
  );
}
