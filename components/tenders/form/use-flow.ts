"use client";

import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useMedia } from "@/components/ui/layout/use-media";
import type { Answers } from "@/lib/questions/schema";
import { issueKey } from "@/lib/shared/validation";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { belongsTo, fieldsOf, issuesOf, stepId, STEPS, type Step } from "./steps";

const STEP = "step";

/** Puts the step into the URL: the browser's back button and a reload keep it, and what is typed stays in the form. */
function show(step: Step): void {
  const query = new URLSearchParams(window.location.search);
  query.set(STEP, step);
  window.history.pushState(null, "", `${window.location.pathname}?${query.toString()}`);
}

/** Whether a step may be left: what it requires is there. Otherwise its first problem gets a message and the focus. */
function usePassable() {
  const t = useTranslations("validation");
  const { getValues, setError, trigger } = useFormContext<TenderFormInput>();
  const { defaultValues } = useFormState<TenderFormInput>();
  const areAnswered = async (): Promise<boolean> => {
    // A form that began with a text is about a tender that was there before.
    const stored = defaultValues?.description ? (defaultValues.answers as Answers) : undefined;
    const { answerIssuesOf } = await import("@/components/questions/answered-tender-form");
    const [first, ...others] = answerIssuesOf(getValues(), stored);
    for (const issue of [...others, ...(first ? [first] : [])]) {
      const { key, values } = issueKey({
        code: "custom",
        path: [],
        message: issue.code,
        params: issue.params,
      });
      const message = t.has(key) ? t(key, values as never) : t("invalid");
      setError(issue.path as "answers", { type: issue.code, message }, { shouldFocus: issue === first });
    }
    return first === undefined;
  };
  return async (step: Step): Promise<boolean> => {
    // Photos may still be on their way: only posting waits for them.
    if (step === "photos") return true;
    if (step === "questions") return areAnswered();
    const isValid = await trigger([...fieldsOf(step)], { shouldFocus: true });
    // The rules over several fields, which the schema judges only once every field has a value.
    const issues = issuesOf(getValues()).filter(({ path }) => belongsTo(step, path));
    for (const { path, code } of issues) {
      const message = t(code as "required");
      setError(path as keyof TenderFormInput, { type: code, message }, { shouldFocus: isValid });
    }
    return isValid && issues.length === 0;
  };
}

/**
 * The form as a guided flow, where there is no room for all of it: one step at a time. On a wide screen all steps are on
 * one page, and going to one scrolls there.
 */
export function useFlow() {
  const isGuided = !useMedia("md");
  const asked = useSearchParams().get(STEP);
  const current = STEPS.find((step) => step === asked) ?? STEPS[0]!;
  const isPassable = usePassable();
  const at = STEPS.indexOf(current);
  const go = async (step: Step): Promise<void> => {
    if (!isGuided) return document.getElementById(stepId(step))?.scrollIntoView();
    for (const passed of STEPS.slice(at, STEPS.indexOf(step))) {
      if (await isPassable(passed)) continue;
      if (passed !== current) show(passed);
      return;
    }
    show(step);
  };
  return {
    isGuided,
    current,
    go,
    /** Null at the first and the last step. */
    previous: STEPS[at - 1] ?? null,
    next: STEPS[at + 1] ?? null,
  };
}

/** What the flow does by itself: a new step begins at its top, and a refused form leads to the step of its first problem. */
export function useFlowEffects(): void {
  const { control } = useFormContext<TenderFormInput>();
  const { errors, submitCount } = useFormState({ control });
  const { isGuided, current } = useFlow();
  const begin = useEffectEvent(() => {
    const hasMoved = new URLSearchParams(window.location.search).has(STEP);
    if (!isGuided || !hasMoved) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>(`[data-step="${current}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), [current]);
  // A link to a section of the form leads to its step.
  const openLinked = useEffectEvent(() => {
    const linked = STEPS.find((step) => window.location.hash === `#${stepId(step)}`);
    if (isGuided && linked && linked !== current) show(linked);
  });
  useEffect(() => openLinked(), []);
  const leadToProblem = useEffectEvent(() => {
    const wrong = STEPS.find((step) => Object.keys(errors).some((path) => belongsTo(step, path)));
    if (isGuided && submitCount > 0 && wrong && wrong !== current) show(wrong);
  });
  useEffect(() => leadToProblem(), [submitCount]);
}
