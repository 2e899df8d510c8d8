"use client";

import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { finishedUploadIds } from "@/lib/files/constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import type { FieldIssue } from "@/lib/shared/errors";
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

/** The fields of each section, to tell what has been answered from what merely has a valid first value. */
const FIELDS = [
  ["what", ["title", "description", "urgent"]],
  ["where", ["isRemote", "address", "parking"]],
  ["when", ["dateType", "startDate", "endDate", "timeSlots", "repeats"]],
  ["budget", ["budgetType", "budgetMinMinor", "budgetMaxMinor"]],
  ["photos", ["photoIds", "fileIds"]],
] as const;

/** The last section the person has touched: what stands before it has been passed. All of them in a form that began filled. */
function useTouchedUpTo(): number {
  const { control } = useFormContext<TenderFormInput>();
  const { dirtyFields, defaultValues } = useFormState({ control });
  if (defaultValues?.description) return FIELDS.length;
  return FIELDS.findLastIndex(([, names]) => names.some((name) => Boolean(dirtyFields[name])));
}

/** What is filled in well enough to go on, as the person types. */
export function useFilledSteps(): Filled {
  const { control } = useFormContext<TenderFormInput>();
  const values = useWatch({ control });
  const touchedUpTo = useTouchedUpTo();
  const issues = issuesOf(values as TenderFormInput);
  const isDone = (step: Step) => {
    const index = FIELDS.findIndex(([name]) => name === step);
    const names: readonly string[] = FIELDS[index]?.[1] ?? [];
    return index <= touchedUpTo && !issues.some(({ path }) => names.includes(path));
  };
  const title = values.title?.trim().length ?? 0;
  const description = values.description?.trim().length ?? 0;
  const what = title >= TENDER_LIMITS.title.min && description >= TENDER_LIMITS.description.min;
  const [where, when, budget] = [isDone("where"), isDone("when"), isDone("budget")];
  const photos = finishedUploadIds(values.photoIds).length > 0;
  return { what, where, when, budget, photos, review: what && where && issues.length === 0 };
}

/** What contradicts itself or is missing in what is typed so far. */
export function issuesOf(values: Partial<TenderFormInput>): FieldIssue[] {
  return contentIssues({
    isRemote: values.isRemote ?? false,
    address: values.address ?? null,
    dateType: values.dateType ?? "FLEXIBLE",
    startDate: values.startDate ?? null,
    endDate: values.endDate ?? null,
    budgetType: values.budgetType ?? "OPEN",
    budgetMinMinor: values.budgetMinMinor ?? null,
    budgetMaxMinor: values.budgetMaxMinor ?? null,
  });
}
