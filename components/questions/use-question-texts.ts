"use client";

import { useTranslations } from "next-intl";
import type { QuestionView } from "@/lib/questions/schema";

/** The label of a question, and what stands beside and below it. */
export function useQuestionTexts({ label, hint, isRequired }: QuestionView) {
  const t = useTranslations("answers");
  return { label, help: hint ?? undefined, hint: t(isRequired ? "required" : "optional") };
}
