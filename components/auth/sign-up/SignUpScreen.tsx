"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useRef } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { safeRedirect, withNext } from "../safe-redirect";
import { RoleStep } from "./RoleStep";

/** The second step; fetched while the first is answered. */
const CredentialsStep = lazyComponent(
  () => import("./CredentialsStep").then((file) => file.CredentialsStep),
  { preload: true, fallback: <Skeleton height={480} /> },
);

/**
 * Redirects signed-in users: to their target, a BEE to the onboarding (which leads on where nothing is missing), others
 * to the account, also a client from a page that asks BEEs to sign up, and after a sign-up here to the note about the
 * confirmation e-mail, if one was sent.
 */
function useRedirectWhenSignedIn(next: string | null, isForBees: boolean): void {
  const { isAuthenticated, isPending, user } = useSession();
  const needsMail = user?.emailConfirmed === false;
  const home = user?.role === "PRO" ? "/account/onboarding" : "/account";
  const target = isForBees && user?.role === "CLIENT" ? null : safeRedirect(next);
  const router = useRouter();
  const wasGuest = useRef(false);
  useEffect(() => {
    if (isPending) return;
    if (!isAuthenticated) wasGuest.current = true;
    else
      router.replace(wasGuest.current && needsMail ? withNext("/sign-up/success", next) : (target ?? home));
  }, [home, isAuthenticated, isPending, needsMail, next, router, target]);
}

/** Step and role are in the URL, so that the back button and a reload keep both. */
function CurrentStep() {
  const params = useSearchParams();
  const next = params.get("next");
  const role = params.get("role") === "PRO" ? "PRO" : "CLIENT";
  useRedirectWhenSignedIn(next, role === "PRO");
  if (params.get("step") === "2") return <CredentialsStep role={role} next={next} />;
  return <RoleStep key={role} initialRole={role} next={next} />;
}

/** Sign-up in two steps: the role, then name, e-mail and password. */
export function SignUpScreen() {
  return (
    <Suspense fallback={<RoleStep initialRole="CLIENT" next={null} />}>
      <CurrentStep />
    </Suspense>
  );
}
