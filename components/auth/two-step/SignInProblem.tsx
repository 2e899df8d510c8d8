"use client";

import { ApiError } from "@/lib/platform/browser/api/api-error";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { FormProblem } from "../FormProblem";

const SecondStepDialog = lazyComponent(
  () => import("./SecondStepDialog").then((file) => file.SecondStepDialog),
  { messages: lazyMessages(["two-step"]) },
);

const SuspendedDialog = lazyComponent(
  () => import("../SuspendedDialog").then((file) => file.SuspendedDialog),
  { messages: lazyMessages(["reports", "validation"]) },
);

type Props = { error: unknown; children?: React.ReactNode };

/**
 * The error of a sign-in, beside the button. One that only asks for the second step opens it above the form, which stays
 * as it was typed; that of a suspended account opens the reasons and the complaint.
 */
export function SignInProblem({ error, children }: Props) {
  const { ticket, decision } = error instanceof ApiError ? error : {};
  if (ticket && decision)
    return (
      <>
        <FormProblem error={error}>{children}</FormProblem>
        <SuspendedDialog key={ticket} decision={decision} ticket={ticket} />
      </>
    );
  if (ticket) return <SecondStepDialog key={ticket} ticket={ticket} />;
  return <FormProblem error={error}>{children}</FormProblem>;
}
