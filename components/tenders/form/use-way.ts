"use client";

import { useFormContext } from "react-hook-form";
import { useAskedQuestions } from "@/components/questions/use-asked-questions";
import { askedQuestions } from "@/lib/questions/policy";
import { maybeKnownQuestions } from "@/lib/questions/store";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useFolds } from "./FoldProvider";
import type { Step } from "./steps";
import { useFlow } from "./use-flow";

/** The place of a question among others; the first one where none of them is named. */
const placeOf = (asked: readonly { key: string }[], question: string | undefined) =>
  Math.max(
    0,
    asked.findIndex(({ key }) => key === question),
  );

/** The one way through the guided form: each of the questions is a screen like any other step. */
export function useWay() {
  const { getValues } = useFormContext<TenderFormInput>();
  const { asked, needed } = useAskedQuestions();
  const flow = useFlow();
  const { current, previous, next, question, isGuided, ask } = flow;
  // Of a tender that is edited each step is one thing to change.
  const isEdit = useFolds().beginsAt === "review";
  const isAsking = isGuided && current === "questions" && asked.length > 0;
  const at = placeOf(asked, question);
  const go = (step: Step) => flow.go(step, step === "questions" ? (needed ?? undefined) : undefined);
  const lastAsked = previous === "questions" && !isEdit ? asked.at(-1) : undefined;
  const before = isAsking ? asked[at - 1] : lastAsked;
  const goOn = async (): Promise<void> => {
    // As the form is now: a press that answers may have brought a further question.
    const { subcategoryId, answers = {} } = getValues();
    const now = isAsking ? askedQuestions(maybeKnownQuestions(subcategoryId) ?? [], answers) : [];
    const answered = placeOf(now, question);
    const following = now[answered + 1];
    if (following) return ask(following.key, now[answered]?.key);
    if (next) return go(isEdit ? "review" : next);
  };
  return {
    ...flow,
    go,
    goOn,
    /** Null where the way begins. */
    goBack: before ? () => void ask(before.key) : previous && !isEdit ? () => void go(previous) : null,
    /** The button that leads on leads to the summary. */
    isReviewNext: isEdit && !(isAsking && at + 1 < asked.length),
    isEdit,
    /** Which of how many questions is on the screen; null at any other step. */
    counted: isAsking ? { at: at + 1, total: asked.length } : null,
    /** The questions that are left may all be passed. */
    maySkip: isAsking && needed === null && at + 1 < asked.length,
  };
}
