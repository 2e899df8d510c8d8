"use client";

import { useRef, useState } from "react";
import { useReplaySubmit } from "@/components/ui/form/use-replay-submit";
import {
  refusalOf,
  useProblems,
  type FailureMessages,
  type Problems,
} from "@/components/ui/static-form/use-problems";
import { sendContactMessage } from "@/lib/contact/queries";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import {
  CONTACT_FIELDS,
  fieldsOf,
  forgetLetter,
  keepLetter,
  letterOf,
  useKeptLetter,
  type ContactField,
  type Letter,
} from "./letter";

type ContactProblems = Problems<ContactField>;

/** What may be said about a field before the server is asked, and when it cannot be asked. */
export type ContactProblemMessages = FailureMessages & { required: string; email: string; tooShort: string };

/** The shortest message in characters; the API says the same. */
type Rules = { minText: number; words: ContactProblemMessages };

function problemsOf(form: HTMLFormElement, { minText, words }: Rules): ContactProblems {
  const letter = letterOf(form);
  const problems: ContactProblems = {};
  if (fieldsOf(form).email.validity.typeMismatch) problems.email = words.email;
  if (letter.text.length < minText) problems.text = words.tooShort;
  for (const field of CONTACT_FIELDS) if (letter[field] === "") problems[field] = words.required;
  return problems;
}

/** Sends what is in the form, once at a time; the same words again are the same message. */
function useSubmission(words: ContactProblemMessages, refuse: (found: ContactProblems) => void) {
  const idempotencyKey = useIdempotencyKey();
  const isSubmitting = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const send = async (letter: Letter, onSent: (email: string) => void) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsSending(true);
    try {
      await sendContactMessage(letter, idempotencyKey.headersFor(letter));
      idempotencyKey.end();
      forgetLetter();
      onSent(letter.email);
    } catch (failure) {
      refuse(refusalOf(failure, CONTACT_FIELDS, words));
    }
    isSubmitting.current = false;
    setIsSending(false);
  };
  return { isSending, send };
}

/** The form's fields keep their own text, so what is typed before hydration stays where it is. */
export function useContactForm(rules: Rules, onSent: (email: string) => void) {
  const form = useReplaySubmit();
  const { problems, refuse, forgive } = useProblems<ContactField>(form);
  const { isSending, send } = useSubmission(rules.words, refuse);
  const [wasRestored, setWasRestored] = useState(false);
  useKeptLetter(form, () => setWasRestored(true));

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(event.currentTarget, rules);
    refuse(found);
    if (Object.keys(found).length === 0) void send(letterOf(event.currentTarget), onSent);
  };
  const keep = (event: React.InputEvent<HTMLFormElement>) => {
    keepLetter(event.currentTarget);
    if (event.target instanceof Element) forgive(event.target.getAttribute("name") ?? "");
  };
  const startAgain = () => {
    form.current?.reset();
    forgetLetter();
    setWasRestored(false);
    refuse({});
  };
  return { form, problems, isSending, wasRestored, submit, keep, startAgain };
}
