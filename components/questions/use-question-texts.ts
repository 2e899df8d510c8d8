"use client";

import { useTranslations } from "next-intl";
import type { QuestionView } from "@/lib/questions/schema";

/**
 * The label of a question, and what stands beside and below it: among questions that must be answered the optional ones
 * say so; where all are optional the section has said it once (`isAllOptional`). `isTitled`: the heading above says all
 * that already.
 */
export function useQuestionTexts(
  { label, hint, isRequired }: QuestionView,
  {
    isTitled = false,
    isAllOptional = false,
  }: { isTitled?: boolean | undefined; isAllOptional?: boolean | undefined },
) {
  const t = useTranslations("answers");
  const help = isTitled ? undefined : (hint ?? undefined);
  return { label, hideLabel: isTitled, help, hint: isRequired || isAllOptional ? undefined : t("optional") };
}
