"use client";

import { useTranslations } from "next-intl";
import type { QuestionView } from "@/lib/questions/schema";

/**
 * The label of a question, and what stands beside and below it: most questions are optional and say so; those that must be
 * answered say nothing. `isTitled`: the heading above says all that already.
 */
export function useQuestionTexts({ label, hint, isRequired }: QuestionView, isTitled = false) {
  const t = useTranslations("answers");
  const help = isTitled ? undefined : (hint ?? undefined);
  return { label, hideLabel: isTitled, help, hint: isRequired ? undefined : t("optional") };
}
