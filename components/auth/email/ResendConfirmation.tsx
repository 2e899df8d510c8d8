"use client";

import { useResendConfirmEmail } from "@/lib/auth/queries";
import { ResendButton } from "./ResendButton";

/** Where a confirmed address is missing: asks for the mail again, at most once a minute. */
export function ResendConfirmation({ email }: { email: string }) {
  const resend = useResendConfirmEmail();
  return <ResendButton email={email} mail="confirm" resend={resend} />;
}
