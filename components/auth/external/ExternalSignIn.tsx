"use client";

import { useEffect } from "react";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { SignInProblem } from "../two-step/SignInProblem";
import { ExternalButtons } from "./ExternalButtons";
import { problemOf, useExternalSignIn } from "./use-external-sign-in";

/** With a form of its own, which few ever see. */
const LazyLinkIdentity = lazyComponent(() => import("./LinkIdentity").then((file) => file.LinkIdentity), {
  fallback: <Skeleton height={320} />,
});

/**
 * Google and Apple below the form of the sign-in. `onLinking`: the step that links an identity with an account stands in
 * place of both.
 */
export function ExternalSignIn({ onLinking }: { onLinking: (isLinking: boolean) => void }) {
  const { submit, linking, stopLinking, isBusy, error } = useExternalSignIn(null);
  const isLinking = linking !== undefined;
  useEffect(() => onLinking(isLinking), [isLinking, onLinking]);
  if (linking) return <LazyLinkIdentity identity={linking} onBack={stopLinking} />;
  return (
    <ExternalButtons form="above" isBusy={isBusy} onIdentity={(identity) => void submit(identity)}>
      <SignInProblem error={problemOf(error)} />
    </ExternalButtons>
  );
}
