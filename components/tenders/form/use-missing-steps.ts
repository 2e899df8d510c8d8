"use client";

import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useAskedQuestions } from "@/components/questions/use-asked-questions";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { belongsTo, issuesOf, missingWords, STEPS, type Step } from "./steps";

/** The steps whose part of the tender is missing or contradicts itself, in their order. */
export function useMissingSteps(): Step[] {
  const { control } = useFormContext<TenderFormInput>();
  const values = useWatch({ control }) as TenderFormInput;
  const { defaultValues } = useFormState({ control });
  const { needed } = useAskedQuestions();
  const issues = issuesOf(values);
  return STEPS.filter((step) => {
    if (step === "what") return missingWords(values).length > 0;
    // The answers of a tender that was there before are judged when they are changed.
    if (step === "questions") return needed !== null && !defaultValues?.description;
    return issues.some(({ path }) => belongsTo(step, path));
  });
}
