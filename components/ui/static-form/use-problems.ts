"use client";

import { useEffect, useState } from "react";
import { ApiError } from "@/lib/platform/browser/api/api-error";

/** What is wrong, by field; `form` is what belongs to none. */
export type Problems<F extends string> = Partial<Record<F | "form", string>>;

/** What is said when the server cannot be asked. */
export type FailureMessages = { network: string; timeout: string; unexpected: string };

/** What the server, or the way to it, had against what was sent. */
export function refusalOf<F extends string>(
  failure: unknown,
  fields: readonly F[],
  words: FailureMessages,
): Problems<F> {
  if (!(failure instanceof ApiError)) return { form: words.unexpected } as Problems<F>;
  const { code, message, issues } = failure;
  if (code === "network" || code === "timeout") return { form: words[code] } as Problems<F>;
  const known = issues.filter(({ path }) => fields.some((field) => field === path));
  if (known.length === 0) return { form: message || words.unexpected } as Problems<F>;
  return Object.fromEntries(known.map((issue) => [issue.path, issue.message])) as Problems<F>;
}

/** The validation errors of a form without MUI. A refused submit focuses the first one; typing removes an error. */
export function useProblems<F extends string>(form: React.RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Problems<F>>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [form, refusals]);
  return {
    problems,
    refuse: (found: Problems<F>) => {
      setProblems(found);
      setRefusals((count) => count + 1);
    },
    forgive: (field: string) => setProblems((before) => ({ ...before, [field]: undefined })),
  };
}
