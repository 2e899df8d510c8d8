"use client";

import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useFormState } from "react-hook-form";
import { QUESTION_PARAM } from "@/components/questions/fields";
import { useMedia } from "@/components/ui/layout/use-media";
import type { Answers } from "@/lib/questions/schema";
import { issueKey } from "@/lib/shared/validation";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useFolds } from "./FoldProvider";
import { belongsTo, fieldsOf, issuesOf, stepId, STEPS, type Step } from "./steps";

const STEP = "step";

/** What is on the screen of the guided flow: a step, and of the questions one. */
type Place = { step: Step; question?: string | undefined };

/** Puts the place into the URL: the browser's back button and a reload keep it, and what is typed stays in the form. */
function show({ step, question }: Place): void {
  const query = new URLSearchParams(window.location.search);
  query.set(STEP, step);
  if (question) query.set(QUESTION_PARAM, question);
  else query.delete(QUESTION_PARAM);
  window.history.pushState(null, "", `${window.location.pathname}?${query.toString()}`);
}

const findFrame = (step: Step) => document.querySelector<HTMLElement>(`[data-step="${step}"]`);

/** Puts a section of the wide form to the top of the screen, and the focus on its heading. */
function comeTo(step: Step): void {
  const frame = findFrame(step);
  const heading = frame?.querySelector<HTMLElement>("section h2");
  frame?.scrollIntoView();
  if (heading) heading.tabIndex = -1;
  (heading ?? frame)?.focus({ preventScroll: true });
}

/** The question that the path of an issue belongs to. */
const questionOf = (path: string) => path.split(".")[1];

/** What the answers lack, each with its message at the question; `only`: of one question. Returns the first question. */
function useJudgeAnswers() {
  const t = useTranslations("validation");
  const { getValues, setError } = useFormContext<TenderFormInput>();
  const { defaultValues } = useFormState<TenderFormInput>();
  return async (only?: string): Promise<string | null> => {
    // A form that began with a text is about a tender that was there before.
    const stored = defaultValues?.description ? (defaultValues.answers as Answers) : undefined;
    const { answerIssuesOf } = await import("@/components/questions/answered-tender-form");
    const issues = answerIssuesOf(getValues(), stored).filter(
      ({ path }) => only === undefined || questionOf(path) === only,
    );
    const [first, ...others] = issues;
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
    return first ? (questionOf(first.path) ?? null) : null;
  };
}

/** Where what a step requires is missing: its first problem gets a message and the focus. Null: the step may be left. */
function useFindProblem() {
  const t = useTranslations("validation");
  const judgeAnswers = useJudgeAnswers();
  const { getValues, setError, trigger } = useFormContext<TenderFormInput>();
  return async ({ step, question }: Place): Promise<Place | null> => {
    // Photos may still be on their way: only posting waits for them.
    if (step === "photos") return null;
    if (step === "questions") {
      const wrong = await judgeAnswers(question);
      return wrong === null ? null : { step, question: wrong };
    }
    const isValid = await trigger([...fieldsOf(step)], { shouldFocus: true });
    // The rules over several fields, which the schema judges only once every field has a value.
    const issues = issuesOf(getValues()).filter(({ path }) => belongsTo(step, path));
    for (const { path, code } of issues) {
      const message = t(code as "required");
      setError(path as keyof TenderFormInput, { type: code, message }, { shouldFocus: isValid });
    }
    return isValid && issues.length === 0 ? null : { step };
  };
}

/** The sections of the form: a wide screen opens them, and folds those that are finished; both know which were passed. */
function useSections(findProblem: (place: Place) => Promise<Place | null>) {
  const { folded, fold, open: openSection, pass } = useFolds();
  const open = (step: Step): void => {
    flushSync(() => openSection(step));
    comeTo(step);
  };
  /** Folds a step that lacks nothing, and leads to the next one that is not folded. */
  const finish = async (step: Step): Promise<void> => {
    if (await findProblem({ step })) return;
    const following = STEPS.slice(STEPS.indexOf(step) + 1).find((one) => !folded.includes(one)) ?? "review";
    flushSync(() => {
      fold(step);
      openSection(following);
    });
    comeTo(following);
  };
  return { open, finish, pass };
}

/**
 * The form as a guided flow, where there is no room for all of it: one step at a time. On a wide screen all steps are on
 * one page, going to one opens it and scrolls there, and one that is finished folds.
 */
export function useFlow() {
  const isGuided = !useMedia("md");
  const query = useSearchParams();
  const { beginsAt } = useFolds();
  const current = STEPS.find((step) => step === query.get(STEP)) ?? beginsAt;
  const question = query.get(QUESTION_PARAM) ?? undefined;
  const findProblem = useFindProblem();
  const { open, finish, pass } = useSections(findProblem);
  const at = STEPS.indexOf(current);
  /** Shows a problem where it is, unless it is on the screen. */
  const lead = (problem: Place) => {
    if (problem.step !== current || problem.question !== question) show(problem);
  };
  const go = async (step: Step, itsQuestion?: string): Promise<void> => {
    if (!isGuided) return open(step);
    for (const passed of STEPS.slice(at, STEPS.indexOf(step))) {
      const problem = await findProblem({ step: passed });
      if (problem) return lead(problem);
    }
    pass(STEPS.slice(at, STEPS.indexOf(step)));
    show({ step, question: itsQuestion });
  };
  /** On from one question to another, once what was typed as its answer is one. */
  const ask = async (next: string, answered?: string): Promise<void> => {
    const isWrong = answered !== undefined && (await findProblem({ step: "questions", question: answered }));
    if (!isWrong) show({ step: "questions", question: next });
  };
  return {
    isGuided,
    current,
    /** The question that the address names. */
    question,
    go,
    finish,
    ask,
    /** Null at the first and the last step. */
    previous: STEPS[at - 1] ?? null,
    next: STEPS[at + 1] ?? null,
  };
}

/** What the flow does by itself: a new step begins at its top, and a refused form leads to the step of its first problem. */
export function useFlowEffects(): void {
  const { control } = useFormContext<TenderFormInput>();
  const { errors, submitCount } = useFormState({ control });
  const { isGuided, current, question } = useFlow();
  const begin = useEffectEvent(() => {
    const hasMoved = new URLSearchParams(window.location.search).has(STEP);
    if (!isGuided || !hasMoved) return;
    window.scrollTo(0, 0);
    findFrame(current)?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), [current, question]);
  // A link to a section of the form leads to its step.
  const openLinked = useEffectEvent(() => {
    const linked = STEPS.find((step) => window.location.hash === `#${stepId(step)}`);
    if (isGuided && linked && linked !== current) show({ step: linked });
  });
  useEffect(() => openLinked(), []);
  const leadToProblem = useEffectEvent(() => {
    const wrong = STEPS.find((step) => Object.keys(errors).some((path) => belongsTo(step, path)));
    if (submitCount === 0 || !wrong) return;
    const first = wrong === "questions" ? Object.keys(errors.answers ?? {})[0] : undefined;
    // On a wide screen the focus is there already, unless the section was not open when it was judged.
    if (!isGuided) return findFrame(wrong)?.contains(document.activeElement) ? undefined : comeTo(wrong);
    if (wrong !== current || first !== question) show({ step: wrong, question: first });
  });
  useEffect(() => leadToProblem(), [submitCount]);
}
