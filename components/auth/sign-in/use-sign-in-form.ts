"use client";

import { useRef, useState } from "react";
import { useReplaySubmit } from "@/components/ui/form/use-replay-submit";
import {
  refusalOf,
  useProblems,
  type FailureMessages,
  type Problems,
} from "@/components/ui/static-form/use-problems";
import { signInWithPassword } from "@/lib/platform/browser/session/sign-in";
import { ApiError } from "@/lib/platform/browser/api/api-error";

const FIELDS = ["email", "password"] as const;
export type SignInField = (typeof FIELDS)[number];

/** What is said before the server is asked, and when it cannot be asked. */
export type SignInProblemMessages = FailureMessages & { required: string; email: string };

const inputOf = (form: HTMLFormElement, field: SignInField) =>
  form.elements.namedItem(field) as HTMLInputElement;

function problemsOf(form: HTMLFormElement, words: SignInProblemMessages): Problems<SignInField> {
  const problems: Problems<SignInField> = {};
  if (inputOf(form, "email").validity.typeMismatch) problems.email = words.email;
  for (const field of FIELDS) if (inputOf(form, field).value.trim() === "") problems[field] = words.required;
  return problems;
}

/** Signs in, once at a time; busy until the redirect leaves the page. `asking`: what asks for more than a password. */
function useSignInCall(words: SignInProblemMessages, refuse: (found: Problems<SignInField>) => void) {
  const isSubmitting = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [asking, setAsking] = useState<ApiError | null>(null);
  const send = async (form: HTMLFormElement) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsBusy(true);
    setAsking(null);
    try {
      // In the link that a challenged sign-in mails (`sign_in_challenged`).
      const proof = new URLSearchParams(window.location.search).get("proof") ?? undefined;
      const [email, password] = [inputOf(form, "email").value, inputOf(form, "password").value];
      return await signInWithPassword({ email, password, proof });
    } catch (failure) {
      // The second step, or the reasons of a suspended account.
      if (failure instanceof ApiError && failure.ticket) setAsking(failure);
      else refuse(refusalOf(failure, FIELDS, words));
    }
    isSubmitting.current = false;
    setIsBusy(false);
  };
  return { isBusy, asking, send };
}

/** The sign-in with e-mail and password. Its fields keep their own text, so what is typed before hydration stays. */
export function useSignInForm(words: SignInProblemMessages) {
  const form = useReplaySubmit();
  const { problems, refuse, forgive } = useProblems<SignInField>(form);
  const { isBusy, asking, send } = useSignInCall(words, refuse);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(event.currentTarget, words);
    refuse(found);
    if (Object.keys(found).length === 0) void send(event.currentTarget);
  };
  const forgiveTyped = (event: React.InputEvent<HTMLFormElement>) => {
    if (event.target instanceof Element) forgive(event.target.getAttribute("name") ?? "");
  };
  return { form, problems, isBusy, asking, submit, forgiveTyped };
}
