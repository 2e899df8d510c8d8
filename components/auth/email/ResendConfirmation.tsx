"use client";

import { useResendConfirmEmail } from "@/lib/auth/queries";
import { ResendButton } from "./ResendButton";

/** Requests the confirmation e-mail again, at most once a minute. */
export function ResendConfirmation({ email }: { email: string }) {
  const resend = useResendConfirmEmail();
  return <ResendButton email={email} mail="confirm" resend={resend} />;
}
