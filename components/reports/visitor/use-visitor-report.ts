"use client";

import { useRef, useState } from "react";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { postPublic } from "@/lib/platform/browser/api/public-api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import { targetOfAddress } from "@/lib/reports/presentation";

/** What the form says before the server is asked, and when it cannot be asked. */
export type VisitorReportProblems = {
  choose: string;
  wrongAddress: string;
  network: string;
  timeout: string;
  unexpected: string;
};

function problemOf(failure: unknown, words: VisitorReportProblems): string {
  if (!(failure instanceof ApiError)) return words.unexpected;
  const { code, message, issues } = failure;
  if (code === "network" || code === "timeout") return words[code];
  return issues[0]?.message ?? (message || words.unexpected);
}

// Signed in, the report is the user's own. Code splitting: only they load the client that refreshes sessions.
async function send(report: unknown, headers: Record<string, string>): Promise<void> {
  if (!readStored("accessToken")) return postPublic("/reports", report, headers);
  const { api } = await import("@/lib/platform/browser/api/api");
  await api.post("/reports", report, { headers });
}

function fieldsOf(form: HTMLFormElement) {
  const values = new FormData(form);
  const textOf = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : "";
  };
  const [name, email] = [textOf("name").trim(), textOf("email").trim()];
  return {
    address: textOf("address"),
    category: textOf("category"),
    words: { text: textOf("text"), ...(name && { name }), ...(email && { email }) },
  };
}

/** Sends what stands in the form, once at a time; the same words again are the same report. */
export function useVisitorReport(words: VisitorReportProblems) {
  const idempotencyKey = useIdempotencyKey();
  const isSubmitting = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState("");

  const report = async (form: HTMLFormElement) => {
    const { address, category, words: said } = fieldsOf(form);
    const target = targetOfAddress(address, window.location.origin);
    if (!target) return setProblem(words.wrongAddress);
    if (category === "") return setProblem(words.choose);
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsSending(true);
    setProblem("");
    const body = { ...target, category, ...said };
    try {
      await send(body, idempotencyKey.headersFor(body));
      setIsSent(true);
    } catch (failure) {
      setProblem(problemOf(failure, words));
    }
    isSubmitting.current = false;
    setIsSending(false);
  };
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void report(event.currentTarget);
  };
  return { problem, isSending, isSent, submit };
}
