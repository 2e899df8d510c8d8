"use client";

import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { finishedUploadIds } from "@/lib/files/constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import type { FieldIssue } from "@/lib/shared/errors";
import { contentIssues } from "@/lib/tenders/schema/rules";
import type { TenderFormInput } from "@/lib/tenders/schema/form";

/**
 * The steps of the form in their order, each with its fields: one decision each. What a tender cannot be without comes
 * first; from there the summary is one tap away. Their names are message keys and the
 * sections' element ids. A further step is one entry here and its section in TenderForm.
 */
export const STEP_FIELDS = [
  ["questions", ["answers"]],
  ["what", ["title", "description", "urgent"]],
  ["where", ["isRemote", "address", "parking"]],
  ["photos", ["photoIds", "fileIds"]],
  ["when", ["dateType", "startDate", "endDate", "timeSlots", "repeats"]],
  ["budget", ["budgetType", "budgetMinMinor", "budgetMaxMinor"]],
  ["review", []],
] as const;
export type Step = (typeof STEP_FIELDS)[number][0];

export const STEPS: readonly Step[] = STEP_FIELDS.map(([step]) => step);

/** The fields of a step. */
export function fieldsOf(step: Step): readonly (keyof TenderFormInput)[] {
  return STEP_FIELDS.find(([name]) => name === step)?.[1] ?? [];
}

/** Whether a field or an issue of this path belongs to the step. */
export function belongsTo(step: Step, path: string): boolean {
  return fieldsOf(step).some((field) => path === field || path.startsWith(`${field}.`));
}

/** The element id of a section. */
export function stepId(step: Step): string {
  return `step-${step}`;
}

type Filled = Record<Step, boolean>;

/** Whether anything within a field differs from what the form began with; what is nested is marked part by part. */
function isDirty(mark: unknown): boolean {
  if (typeof mark !== "object" || mark === null) return mark === true;
  return Object.values(mark).some(isDirty);
}

/** Whether the form began with a whole tender: one that is edited, or posted again. */
export function useBeganFilled(): boolean {
  const { control } = useFormContext<TenderFormInput>();
  return Boolean(useFormState({ control }).defaultValues?.description);
}

/** The sections that hold something of the person's: all of them in a form that began filled. */
export function useTouchedSteps(): readonly Step[] {
  const { control } = useFormContext<TenderFormInput>();
  const { dirtyFields } = useFormState({ control });
  const beganFilled = useBeganFilled();
  if (beganFilled) return STEPS;
  return STEPS.filter((step) => fieldsOf(step).some((name) => isDirty(dirtyFields[name])));
}

/** What is filled in well enough to go on, as the person types. */
export function useFilledSteps(): Filled {
  const { control } = useFormContext<TenderFormInput>();
  const values = useWatch({ control });
  const issues = issuesOf(values as TenderFormInput);
  const isDone = (step: Step) => !issues.some(({ path }) => belongsTo(step, path));
  const what = missingWords(values).length === 0;
  const [where, when, budget] = [isDone("where"), isDone("when"), isDone("budget")];
  // A field that was left blank has a value, too.
  const questions = Object.values(values.answers ?? {}).some(
    (value) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  const photos = finishedUploadIds(values.photoIds).length > 0;
  return { questions, what, where, when, budget, photos, review: what && where && issues.length === 0 };
}

const WORDS = ["title", "description"] as const;

/** Which of title and description are not long enough to post. */
export function missingWords(values: Partial<Pick<TenderFormInput, "title" | "description">>) {
  return WORDS.filter((name) => (values[name] ?? "").trim().length < TENDER_LIMITS[name].min);
}

/** What contradicts itself or is missing in what is typed so far. */
export function issuesOf(values: Partial<TenderFormInput>): FieldIssue[] {
  return contentIssues({
    isRemote: values.isRemote ?? false,
    // A country alone is where nothing was said yet.
    address: values.address?.city ? values.address : null,
    dateType: values.dateType ?? "FLEXIBLE",
    startDate: values.startDate ?? null,
    endDate: values.endDate ?? null,
    budgetType: values.budgetType ?? "OPEN",
    budgetMinMinor: values.budgetMinMinor ?? null,
    budgetMaxMinor: values.budgetMaxMinor ?? null,
  });
}
