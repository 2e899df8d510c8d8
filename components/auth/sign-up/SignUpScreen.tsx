"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useRef } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { CredentialsStep } from "./CredentialsStep";
import { safeRedirect, withNext } from "../safe-redirect";
import { RoleStep } from "./RoleStep";

/** Who arrives signed in goes on to the account; who signs up here is told to look into the mail, if there is any. */
function useLeaveWhenSignedIn(next: string | null): void {
  const { isAuthenticated, isPending, user } = useSession();
  const needsMail = user?.emailConfirmed === false;
  const router = useRouter();
  const wasGuest = useRef(false);
  useEffect(() => {
    if (isPending) return;
    if (!isAuthenticated) wasGuest.current = true;
    else
      router.replace(
        wasGuest.current && needsMail
          ? withNext("/sign-up/success", next)
          : (safeRedirect(next) ?? "/account"),
      );
  }, [isAuthenticated, isPending, needsMail, next, router]);
}

/** The step and the role stand in the address, so that the back button and a reload keep both. */
function SignUpSteps() {
  const params = useSearchParams();
  const next = params.get("next");
  const role = params.get("role") === "PRO" ? "PRO" : "CLIENT";
  useLeaveWhenSignedIn(next);
  if (params.get("step") === "2") return <CredentialsStep role={role} next={next} />;
  return <RoleStep key={role} initialRole={role} next={next} />;
}

/** Sign-up in two steps: the role, then name, address and password. */
export function SignUpScreen() {
  return (
    <Suspense fallback={<RoleStep initialRole="CLIENT" next={null} />}>
      <SignUpSteps />
    </Suspense>
  );
}
