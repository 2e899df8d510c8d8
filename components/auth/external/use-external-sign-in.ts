import { useLocale } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useSignInWith, useSignUpWith } from "@/lib/auth/external/queries";
import { toLanguage } from "@/lib/i18n/languages";
import { useRouter } from "@/lib/i18n/navigation";
import { toApiError } from "@/lib/platform/browser/api/api-error";
import { storedReferral } from "@/lib/platform/browser/session/referral";
import { storePendingIdentity, takeReturnedIdentity, type PendingIdentity } from "./external-identity";
import { withNext } from "../safe-redirect";
import type { SignUpRole } from "../sign-up/role";
import { clearSignUpDraft } from "../sign-up/sign-up-draft";
import { startResendTimer } from "../email/use-resend-timer";

/** Error codes after which the identity has nothing more to ask of the sign-up. */
const ANSWERED = ["link_required", "identity_refused", "two_step_required"];

/** Error codes that lead to another step and show no error. */
const STEPS = ["link_required", "account_not_found", "validation_failed"];

/** What of an error is shown. */
export function problemOf(error: unknown): unknown {
  return error && STEPS.includes(toApiError(error).code) ? null : error;
}

/** The part of an identity that a sign-in needs; the names are for the sign-up. */
export function proofOf({ provider, idToken, nonce }: PendingIdentity) {
  return { provider, idToken, nonce };
}

/** Signs in, or signs up with a `role`. */
function useIdentityMutation(role: SignUpRole | null) {
  const lang = toLanguage(useLocale());
  const signIn = useSignInWith();
  const signUp = useSignUpWith();
  const { isPending, isSuccess, error, variables, reset } = role ? signUp : signIn;
  const call = async (identity: PendingIdentity) => {
    if (!role) return signIn.mutateAsync(proofOf(identity));
    const answer = await signUp.mutateAsync({ ...identity, role, lang, referralCode: storedReferral() });
    clearSignUpDraft();
    // The confirmation e-mail was just sent; the next screen does not offer another at once.
    if (!answer.user.emailConfirmed) startResendTimer("confirm");
    return answer;
  };
  // The identity whose address has an account already.
  const linking = error && toApiError(error).code === "link_required" ? variables : undefined;
  return { call, isBusy: isPending || isSuccess, error, linking, stopLinking: reset };
}

/**
 * Signs in or up with an identity of Google or Apple. `linking` is the one whose address has an account already; one
 * without an account or names is stored for the steps of the sign-up.
 */
export function useExternalSignIn(role: SignUpRole | null) {
  const router = useRouter();
  const { call, ...state } = useIdentityMutation(role);
  const submit = async (identity: PendingIdentity): Promise<void> => {
    try {
      await call(identity);
      storePendingIdentity(null);
    } catch (failure) {
      const { code } = toApiError(failure);
      const isUnknown = code === "account_not_found";
      // The only field that can be invalid is a missing name.
      if (isUnknown || (role && code === "validation_failed")) storePendingIdentity(identity);
      const next = new URLSearchParams(window.location.search).get("next");
      if (isUnknown) router.push(withNext("/sign-up", next));
      if (ANSWERED.includes(code)) storePendingIdentity(null);
    }
  };
  const submitReturned = useEffectEvent(() => {
    const returned = takeReturnedIdentity();
    if (returned) void submit(returned);
  });
  useEffect(() => submitReturned(), []);
  return { submit, ...state };
}
