import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { dropReferral, storedReferral } from "@/lib/platform/browser/session/referral";
import { postSignIn } from "@/lib/platform/browser/session/sign-in";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { changePasswordBody, confirmedEmail, OwnSession, SignedIn, signUpBody } from "./schema";

// The screens show errors beside the form, so there is no error toast as well.
const meta = { silent: true };

/** Creates an account and signs the user in. */
export function useSignUp() {
  return useMutation({
    meta,
    mutationFn: async (body: z.input<typeof signUpBody>) =>
      (await publicApi.post<SignedIn>("/auth/sign-up", { ...body, referralCode: storedReferral() })).data,
    onSuccess: (answer) => {
      dropReferral();
      sessionStore.signIn(answer);
    },
  });
}

/** Signs in with e-mail and password. */
export function useSignIn() {
  return useMutation({
    meta,
    mutationFn: postSignIn,
    onSuccess: (answer) => sessionStore.signIn(answer),
  });
}

/** Confirms an e-mail address with the token of the e-mail; a session of the same user is updated at once. */
export function useConfirmEmail() {
  return useMutation({
    meta,
    mutationFn: async (token: string) =>
      (await publicApi.post<z.infer<typeof confirmedEmail>>("/auth/confirm-email", { token })).data,
    onSuccess: ({ user }) => {
      if (sessionStore.read().userId === user.id) sessionStore.patchUser({ emailConfirmed: true });
    },
  });
}

/** Requests the confirmation e-mail again; the response never reveals whether there is such an account. */
export function useResendConfirmEmail() {
  return useMutation({
    meta,
    mutationFn: (email: string) => publicApi.post<void>("/auth/resend-confirm-email", { email }),
  });
}

/** Requests a password reset e-mail; the response is the same for known and unknown addresses. */
export function useForgotPassword() {
  return useMutation({
    meta,
    mutationFn: (email: string) => publicApi.post<void>("/auth/forgot-password", { email }),
  });
}

/** Sets a new password, with the token of an e-mail or as the signed-in user. */
export function useChangePassword() {
  return useMutation({
    meta,
    mutationFn: (body: z.input<typeof changePasswordBody>) => api.post<void>("/auth/change-password", body),
    // The link may have set the first one: the screens that ask for a password follow.
    onSuccess: () => sessionStore.patchUser({ hasPassword: true }),
  });
}

export const authKeys = { sessions: ["auth", "sessions"] as const };

/** The caller's live sessions, the last used first. */
export const ownSessionsQuery = queryOptions({
  queryKey: authKeys.sessions,
  queryFn: async ({ signal }) =>
    (await api.get<{ items: OwnSession[] }>("/auth/sessions", { signal })).data.items,
});

/** Ends another session; without an id, all others. `onEnded` is called even when the session's row is gone by then. */
export function useEndSession(onEnded?: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sessionId?: string) =>
      api.delete(sessionId ? `/auth/sessions/${sessionId}` : "/auth/sessions"),
    onSuccess: onEnded,
    onSettled: () => cache.invalidateQueries({ queryKey: authKeys.sessions }),
  });
}
