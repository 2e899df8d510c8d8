"use client";

import { ExternalButtons } from "./ExternalButtons";
import { usePendingIdentity } from "./external-identity";
import { ExternalTerms } from "./ExternalTerms";
import { SignInProblem } from "../two-step/SignInProblem";
import { IdentityNames } from "./IdentityNames";
import { LinkIdentity } from "./LinkIdentity";
import type { SignUpRole } from "../sign-up/role";
import { problemOf, useExternalSignIn } from "./use-external-sign-in";

type Props = {
  role: SignUpRole;
  /** What is accepted by signing up, where the form says nothing of it. */
  terms?: React.ReactNode;
  children: React.ReactNode;
};

/** Google and Apple above the form of a sign-up (`children`), or in its place the step that asks for what they still need. */
export function ExternalAccess({ role, terms = <ExternalTerms />, children }: Props) {
  const { submit, linking, stopLinking, isBusy, error } = useExternalSignIn(role);
  const pending = usePendingIdentity();
  const problem = problemOf(error);
  if (linking) return <LinkIdentity identity={linking} onBack={stopLinking} />;
  if (pending) return <IdentityNames identity={pending} onSubmit={submit} isBusy={isBusy} error={problem} />;
  return (
    <>
      <ExternalButtons form="below" isBusy={isBusy} onIdentity={(identity) => void submit(identity)}>
        <SignInProblem error={problem} />
        {terms}
      </ExternalButtons>
      {children}
    </>
  );
}
