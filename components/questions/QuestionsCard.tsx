"use client";

import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useMedia } from "@/components/ui/layout/use-media";
import { QuestionFields } from "./QuestionFields";
import { useAskedQuestions } from "./use-asked-questions";

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
  const { asked } = useAskedQuestions();
  const isAllOptional = asked.length > 0 && !asked.some(({ isRequired }) => isRequired);
  if (!hasRoom)
    return (
      <section id={ID} aria-label={t("title")}>
        <QuestionFields {...props} />
      </section>
    );
  return (
    <SectionCard
      id={ID}
      title={t("title")}
      // Said once for all of them, or at each that is optional among others.
      text={isAllOptional ? `${t("text")} ${t("allOptional")}` : t("text")}
      gap={6}
    >
      <QuestionFields {...props} />
      {footer}
    </SectionCard>
  );
}
