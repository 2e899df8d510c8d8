"use client";

import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import { claimsOf, usePendingIdentity } from "./external-identity";

/** Explains why the role is asked for, after a sign-in with an identity that has no account. */
export function ExternalNewcomer() {
  const t = useTranslations("auth.external");
  const identity = usePendingIdentity();
  if (!identity) return null;
  const { email } = claimsOf(identity.idToken);
  return (
    <Note tone="honey" role="status" sx={{ mt: 5 }}>
      {email ? t.rich("noAccount", { email, b: (text) => <strong>{text}</strong> }) : t("noAccountPlain")}
    </Note>
  );
}
