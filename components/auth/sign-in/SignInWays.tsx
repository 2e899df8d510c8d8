"use client";

import { useState } from "react";
import { LazyExternalSignIn } from "./islands";
import { SignInForm, type SignInMessages } from "./SignInForm";

type Props = {
  words: SignInMessages;
  forgot: React.ReactNode;
  /** The way for those who have no account: above what comes later, so that it does not move. */
  signUp: React.ReactNode;
};

/** The ways into an account: e-mail and password, and what else this server offers. */
export function SignInWays({ words, forgot, signUp }: Props) {
  const [isLinking, setIsLinking] = useState(false);
  return (
    <>
      {!isLinking && (
        <>
          <SignInForm words={words} forgot={forgot} />
          {signUp}
        </>
      )}
      <LazyExternalSignIn onLinking={setIsLinking} />
    </>
  );
}
