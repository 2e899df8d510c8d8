"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { AuthTitle } from "../frame/AuthTitle";
import { useKnownDevice } from "./use-known-device";

type Words = { title: string; titleBack: string; text: string; continueTo: string; proven: string };

/** What brings a person here: a mail that asked to sign in, a page that needs an account, or neither. */
function Welcome({ words }: { words: Words }) {
  const params = useSearchParams();
  if (params.has("proof")) return words.proven;
  return params.has("next") ? words.continueTo : words.text;
}

/** "Welcome back" is for those who have seen their account on this device before. */
export function SignInTitle({ words }: { words: Words }) {
  const isKnown = useKnownDevice();
  return (
    <AuthTitle title={isKnown ? words.titleBack : words.title}>
      <Suspense fallback={words.text}>
        <Welcome words={words} />
      </Suspense>
    </AuthTitle>
  );
}
