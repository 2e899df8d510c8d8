"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { RHYTHM } from "@/lib/tenders/constants";
import { repeatsOf } from "@/lib/tenders/presentation";
import type { TenderFormInput } from "@/lib/tenders/schema/form";

const FIELD = `answers.${RHYTHM.question}` as const;

/** Keeps how the tender of the form around repeats as the question "how often" is answered. */
export function useRhythm(): void {
  const { setValue, subscribe } = useFormContext<TenderFormInput>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // Not as typed: what is asked elsewhere is not reached by it.
          if (name === FIELD) setValue("repeats", repeatsOf(values.answers?.[RHYTHM.question]));
        },
      }),
    [setValue, subscribe],
  );
}
