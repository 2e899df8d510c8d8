"use client";

import { useTranslations } from "next-intl";
import { answerTimeOf } from "@/lib/users/metrics/presentation";
import type { BeeMetrics } from "@/lib/users/metrics/schema";

/** How fast a BEE answers and how much they complete, as short texts; null while too little is known. */
export function useMetricTexts() {
  const t = useTranslations("metrics");
  const timed = (key: "usually" | "answers", minutes: number | null) => {
    if (minutes === null) return null;
    const { unit, count } = answerTimeOf(minutes);
    return t(key, { unit, count });
  };
  const share = (key: "percent" | "completed", percent: number | null) =>
    percent === null ? null : t(key, { percent });
  return {
    /** "usually within 2 h", beside a label. */
    usually: ({ answerMinutes }: BeeMetrics) => timed("usually", answerMinutes),
    /** "Usually answers within 2 h", by itself. */
    answers: ({ answerMinutes }: BeeMetrics) => timed("answers", answerMinutes),
    /** "98%", beside a label. */
    percent: ({ completionPercent }: BeeMetrics) => share("percent", completionPercent),
    /** "completes 98% of jobs", within a sentence. */
    completed: ({ completionPercent }: BeeMetrics) => share("completed", completionPercent),
  };
}
