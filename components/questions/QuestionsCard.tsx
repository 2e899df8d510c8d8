"use client";

import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useMedia } from "@/components/ui/layout/use-media";
import { QuestionFields } from "./QuestionFields";

const ID = "step-questions";

type Props = {
  subcategoryId: string;
  onAnswered?: () => void;
  /** Below the questions of the section. */
  footer?: React.ReactNode;
};

/** What the service asks about the job: a section of the tender's form, or one question after another where it is guided. */
export function QuestionsCard({ footer, ...props }: Props) {
  const t = useTranslations("answers");
  const hasRoom = useMedia("md");
  if (!hasRoom)
    return (
      <section id={ID} aria-label={t("title")}>
        <QuestionFields {...props} />
      </section>
    );
  return (
    <SectionCard id={ID} title={t("title")} text={t("text")}>
      <QuestionFields {...props} />
      {footer}
    </SectionCard>
  );
}
