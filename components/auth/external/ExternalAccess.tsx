"use client";

import { ApiError } from "@/lib/platform/browser/api/api-error";
import { ExternalButtons } from "./ExternalButtons";
import { useKeptIdentity } from "./external-identity";
import { ExternalTerms } from "./ExternalTerms";
import { FormProblem } from "../FormProblem";
import { IdentityNames } from "./IdentityNames";
import { LinkIdentity } from "./LinkIdentity";
import type { SignUpRole } from "../sign-up/RoleStep";
import { useExternalEntry } from "./use-external-entry";

/** What is answered with another step needs no words. */
const STEPS = ["link_required", "account_not_found", "validation_failed"];

type Props = {
  /** Null signs in, a role signs up. */
  role: SignUpRole | null;
  children: React.ReactNode;
};

/** Google and Apple beside the form (`children`), and in its place whatever they still need from the person. */
export function ExternalAccess({ role, children }: Props) {
  const { enter, linking, stopLinking, isBusy, error } = useExternalEntry(role);
  const kept = useKeptIdentity();
  const problem = error instanceof ApiError && STEPS.includes(error.code) ? null : error;
  if (linking) return <LinkIdentity identity={linking} onBack={stopLinking} />;
  if (role && kept) return <IdentityNames identity={kept} enter={enter} isBusy={isBusy} error={problem} />;
  const buttons = (
    <ExternalButtons
      form={role ? "below" : "above"}
      isBusy={isBusy}
      onIdentity={(identity) => void enter(identity)}
    >
      <FormProblem error={problem} />
      {role && <ExternalTerms />}
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
