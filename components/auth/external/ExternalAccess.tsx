"use client";

import { ApiError } from "@/lib/platform/browser/api/api-error";
import { ExternalButtons } from "./ExternalButtons";
import { usePendingIdentity } from "./external-identity";
import { ExternalTerms } from "./ExternalTerms";
import { SignInProblem } from "../two-step/SignInProblem";
import { IdentityNames } from "./IdentityNames";
import { LinkIdentity } from "./LinkIdentity";
import type { SignUpRole } from "../sign-up/RoleStep";
import { useExternalSignIn } from "./use-external-sign-in";

/** Error codes that lead to another step and show no error. */
const STEPS = ["link_required", "account_not_found", "validation_failed"];

type Props = {
  /** Null: sign-in; a role: sign-up. */
  role: SignUpRole | null;
  /** What is accepted by signing up, where the form says nothing of it. */
  terms?: React.ReactNode;
  children: React.ReactNode;
};

/** Google and Apple beside the form (`children`), or in its place the step that asks for what they still need. */
export function ExternalAccess({ role, terms = <ExternalTerms />, children }: Props) {
  const { submit, linking, stopLinking, isBusy, error } = useExternalSignIn(role);
  const pending = usePendingIdentity();
  const problem = error instanceof ApiError && STEPS.includes(error.code) ? null : error;
  if (linking) return <LinkIdentity identity={linking} onBack={stopLinking} />;
  if (role && pending)
    return <IdentityNames identity={pending} onSubmit={submit} isBusy={isBusy} error={problem} />;
  const buttons = (
    <ExternalButtons
      form={role ? "below" : "above"}
      isBusy={isBusy}
      onIdentity={(identity) => void submit(identity)}
    >
      <SignInProblem error={problem} />
      {role && terms}
    </ExternalButtons>
  );
  return (
    <>
      {role && buttons}
      {children}
      {!role && buttons}
    </>
  );
}
