import { useLocale } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useSignInWith, useSignUpWith } from "@/lib/auth/external/queries";
import { toLanguage } from "@/lib/i18n/languages";
import { useRouter } from "@/lib/i18n/navigation";
import { toApiError } from "@/lib/platform/browser/api/api-error";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import { keepIdentity, takeReturnedIdentity, type PendingIdentity } from "./external-identity";
import { withNext } from "../safe-redirect";
import type { SignUpRole } from "../sign-up/RoleStep";
import { clearSignUpDraft } from "../sign-up/sign-up-draft";
import { startResendTimer } from "../email/use-resend-timer";

/** What signing in needs of an identity; its names are for signing up. */
export function proofOf({ provider, idToken, nonce }: PendingIdentity) {
  return { provider, idToken, nonce };
}

/** Signs in, or with a `role` signs up. */
function useEntryCall(role: SignUpRole | null) {
  const lang = toLanguage(useLocale());
  const signIn = useSignInWith();
  const signUp = useSignUpWith();
  const { isPending, isSuccess, error, variables, reset } = role ? signUp : signIn;
  const call = async (identity: PendingIdentity) => {
    if (!role) return signIn.mutateAsync(proofOf(identity));
    const referralCode = readStored("referral_code") ?? undefined;
    const answer = await signUp.mutateAsync({ ...identity, role, lang, referralCode });
    clearSignUpDraft();
    // The confirming mail is on its way; the next screen does not offer another one at once.
    if (!answer.user.emailConfirmed) startResendTimer("confirm");
    return answer;
  };
  // What was sent when the answer was that the address has an account.
  const linking = error && toApiError(error).code === "link_required" ? variables : undefined;
  return { call, isBusy: isPending || isSuccess, error, linking, stopLinking: reset };
}

/**
 * What happens to an identity that Google or Apple has given us on this page. `linking` is the one whose address has
 * an account already; one that nobody knows, or whose names are not known, is kept for the steps of the sign-up.
 */
export function useExternalEntry(role: SignUpRole | null) {
  const router = useRouter();
  const { call, ...state } = useEntryCall(role);
  const enter = async (identity: PendingIdentity): Promise<void> => {
    try {
      await call(identity);
      keepIdentity(null);
    } catch (failure) {
      const { code } = toApiError(failure);
      const isUnknown = code === "account_not_found";
      // The only thing that can be wrong with a token's fields is a missing name.
      if (isUnknown || (role && code === "validation_failed")) keepIdentity(identity);
      const next = new URLSearchParams(window.location.search).get("next");
      if (isUnknown) router.push(withNext("/sign-up", next));
      if (code === "link_required" || code === "identity_refused") keepIdentity(null);
    }
  };
  const resume = useEffectEvent(() => {
    const returned = takeReturnedIdentity();
    if (returned) void enter(returned);
  });
  useEffect(() => resume(), []);
  return { enter, ...state };
}
