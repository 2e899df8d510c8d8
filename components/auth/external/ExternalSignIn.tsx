"use client";

import { useEffect } from "react";
import { SignInProblem } from "../two-step/SignInProblem";
import { ExternalButtons } from "./ExternalButtons";
import { LinkIdentity } from "./LinkIdentity";
import { problemOf, useExternalSignIn } from "./use-external-sign-in";

/**
 * Google and Apple below the form of the sign-in. `onLinking`: the step that links an identity with an account stands in
 * place of both.
 */
export function ExternalSignIn({ onLinking }: { onLinking: (isLinking: boolean) => void }) {
  const { submit, linking, stopLinking, isBusy, error } = useExternalSignIn(null);
  const isLinking = linking !== undefined;
  useEffect(() => onLinking(isLinking), [isLinking, onLinking]);
  if (linking) return <LinkIdentity identity={linking} onBack={stopLinking} />;
  return (
    <ExternalButtons form="above" isBusy={isBusy} onIdentity={(identity) => void submit(identity)}>
      <SignInProblem error={problemOf(error)} />
    </ExternalButtons>
  );
}
