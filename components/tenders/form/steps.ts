"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { finishedUploadIds } from "@/lib/files/constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { contentIssues } from "@/lib/tenders/schema/rules";
import type { TenderFormInput } from "@/lib/tenders/schema/form";

/** The sections of the form, in order; their names are message keys and the sections' element ids. */
export const STEPS = ["what", "where", "when", "budget", "photos", "review"] as const;
export type Step = (typeof STEPS)[number];

/** The element id of a section. */
export function stepId(step: Step): string {
  return `step-${step}`;
}

type Filled = Record<Step, boolean>;

/** What is filled in well enough to go on, as the person types. */
export function useFilledSteps(): Filled {
  const { control } = useFormContext<TenderFormInput>();
  const values = useWatch({ control });
  const isComplete = (paths: readonly string[]) => {
    const content = {
      isRemote: false,
      dateType: "FLEXIBLE",
      budgetType: "OPEN",
      ...values,
    } as TenderFormInput;
    const issues = contentIssues({
      isRemote: content.isRemote,
      address: content.address ?? null,
      dateType: content.dateType,
      startDate: content.startDate ?? null,
      endDate: content.endDate ?? null,
      budgetType: content.budgetType,
      budgetMinMinor: content.budgetMinMinor ?? null,
      budgetMaxMinor: content.budgetMaxMinor ?? null,
    });
    return !issues.some((issue) => paths.includes(issue.path));
  };
  const title = values.title?.trim().length ?? 0;
  const description = values.description?.trim().length ?? 0;
  const what = title >= TENDER_LIMITS.title.min && description >= TENDER_LIMITS.description.min;
  const where = isComplete(["address"]);
  const when = isComplete(["startDate", "endDate"]);
  const budget = isComplete(["budgetMinMinor", "budgetMaxMinor"]);
  const photos = finishedUploadIds(values.photoIds).length > 0;
  return { what, where, when, budget, photos, review: what && where && when && budget };
}
