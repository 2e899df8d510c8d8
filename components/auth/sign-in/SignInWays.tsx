"use client";

import { useState } from "react";
import { LazyExternalSignIn } from "./lazy-parts";
import { SignInForm, type SignInMessages } from "./SignInForm";

/** The ways into an account: e-mail and password, and what else this server offers. */
export function SignInWays({ words, forgot }: { words: SignInMessages; forgot: React.ReactNode }) {
  const [isLinking, setIsLinking] = useState(false);
  return (
    <>
      {!isLinking && <SignInForm words={words} forgot={forgot} />}
      <LazyExternalSignIn onLinking={setIsLinking} />
    </>
  );
}
