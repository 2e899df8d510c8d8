"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { askedQuestions } from "@/lib/questions/policy";
import { questionsQuery } from "@/lib/questions/queries";
import type { AnswerValue, QuestionView } from "@/lib/questions/schema";
import type { TenderFormInput } from "@/lib/tenders/schema/form";

const NONE: readonly QuestionView[] = [];

const isBlank = (value: AnswerValue | undefined) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** What the form around asks about the job after the answers so far; nothing until the questions are here. */
export function useAskedQuestions() {
  const { control } = useFormContext<TenderFormInput>();
  const [subcategoryId, answers = {}] = useWatch({ control, name: ["subcategoryId", "answers"] });
  // Fetched where they are drawn.
  const { data } = useQuery({ ...questionsQuery(subcategoryId, useLocale()), enabled: false });
  const asked = data ? askedQuestions(data.questions, answers) : NONE;
  const open = asked.filter(({ key }) => isBlank(answers[key]));
  return {
    asked,
    /** Those without an answer. */
    open,
    answeredCount: asked.length - open.length,
    /** The first one that a tender cannot be posted without. */
    needed: open.find(({ isRequired }) => isRequired)?.key ?? null,
  };
}
