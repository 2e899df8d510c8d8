"use client";

import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import { claimsOf, useKeptIdentity } from "./external-identity";

/** Says to whoever came from the sign-in with Google or Apple why the role is asked for. */
export function ExternalNewcomer() {
  const t = useTranslations("auth.external");
  const identity = useKeptIdentity();
  if (!identity) return null;
  const { email } = claimsOf(identity.idToken);
  return (
    <Note tone="honey" role="status" sx={{ mt: 5 }}>
      {email ? t.rich("noAccount", { email, b: (text) => <strong>{text}</strong> }) : t("noAccountPlain")}
    </Note>
  );
}
