"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { addressIn } from "@/lib/i18n/languages";
import { useAddressRouter, usePageLocale } from "@/lib/i18n/static-navigation";
import { useIdle } from "@/lib/platform/browser/loading/use-idle";
import { hasTokens } from "@/lib/platform/browser/session/use-may-be-member";
import { useMemberSession } from "@/lib/platform/browser/session/use-member-session";
import { safeRedirect, withNext } from "../safe-redirect";
import { LazyCredentialsStep } from "./islands";

/**
 * Redirects signed-in users: to their target, a BEE to the onboarding (which leads on where nothing is missing), others
 * to the account, also a client from a page that asks BEEs to sign up, and after a sign-up here to the note about the
 * confirmation e-mail, if one was sent.
 */
function useRedirectWhenSignedIn(next: string | null, isForBees: boolean): void {
  const session = useMemberSession();
  const { isAuthenticated = false, user } = session ?? {};
  const router = useAddressRouter();
  const locale = usePageLocale();
  const wasGuest = useRef(false);
  const leave = useEffectEvent(() => {
    const home = user?.role === "PRO" ? "/account/onboarding" : "/account";
    const target = isForBees && user?.role === "CLIENT" ? null : safeRedirect(next);
    const needsMail = user?.emailConfirmed === false;
    const signedUp = withNext("/sign-up/success", next);
    router.replace(addressIn(locale, wasGuest.current && needsMail ? signedUp : (target ?? home)));
  });
  useEffect(() => {
    if (isAuthenticated) leave();
    else if (!hasTokens()) wasGuest.current = true;
  }, [isAuthenticated, session]);
}

/** Step and role are in the URL, so that the back button and a reload keep both. */
function CurrentStep({ first }: { first: React.ReactNode }) {
  const params = useSearchParams();
  const next = params.get("next");
  const role = params.get("role") === "PRO" ? "PRO" : "CLIENT";
  useRedirectWhenSignedIn(next, role === "PRO");
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) LazyCredentialsStep.preload();
  }, [isIdle]);
  return params.get("step") === "2" ? <LazyCredentialsStep role={role} next={next} /> : first;
}

/** The step that the address names; `first` is rendered on the server, and stands there until the address is known. */
export function SignUpStep({ first }: { first: React.ReactNode }) {
  return (
    <Suspense fallback={first}>
      <CurrentStep first={first} />
    </Suspense>
  );
}
