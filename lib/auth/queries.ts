import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { dropReferral, storedReferral } from "@/lib/platform/browser/session/referral";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type {
  changeEmailBody,
  changePasswordBody,
  confirmedUser,
  EmailChange,
  OwnSession,
  SignedIn,
  signInBody,
  signUpBody,
} from "./schema";

// The screens show what went wrong beside the form, so no call here speaks through a snackbar as well.
const meta = { silent: true };

/** Opens an account and signs its owner in. */
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

/** Signs in with address and password. */
export function useSignIn() {
  return useMutation({
    meta,
    mutationFn: async (body: z.input<typeof signInBody>) =>
      (await publicApi.post<SignedIn>("/auth/sign-in", body)).data,
    onSuccess: (answer) => sessionStore.signIn(answer),
  });
}

/** Proves an address with the token of a mail; whoever is signed in here sees it at once. */
export function useConfirmEmail() {
  return useMutation({
    meta,
    mutationFn: async (token: string) =>
      (await publicApi.post<z.infer<typeof confirmedUser>>("/auth/confirm-email", { token })).data,
    onSuccess: ({ user }) => {
      if (sessionStore.read().userId === user.id) sessionStore.patchUser({ emailConfirmed: true });
    },
  });
}

/** Asks for the confirmation mail again; the answer never says whether there is such an account. */
export function useResendConfirmEmail() {
  return useMutation({
    meta,
    mutationFn: (email: string) => publicApi.post<void>("/auth/resend-confirm-email", { email }),
  });
}

/** Asks for a link to choose a new password; answered alike for known and unknown addresses. */
export function useForgotPassword() {
  return useMutation({
    meta,
    mutationFn: (email: string) => publicApi.post<void>("/auth/forgot-password", { email }),
  });
}

/** Sets a new password, with the token of a mail or as the signed-in person. */
export function useChangePassword() {
  return useMutation({
    meta,
    mutationFn: (body: z.input<typeof changePasswordBody>) => api.post<void>("/auth/change-password", body),
  });
}

export const authKeys = { sessions: ["auth", "sessions"] as const };

/** Where one is signed in, the device used last first. */
export const ownSessionsQuery = queryOptions({
  queryKey: authKeys.sessions,
  queryFn: async ({ signal }) =>
    (await api.get<{ items: OwnSession[] }>("/auth/sessions", { signal })).data.items,
});

/** Signs another device out; without one, all others. */
export function useEndSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sessionId?: string) =>
      api.delete(sessionId ? `/auth/sessions/${sessionId}` : "/auth/sessions"),
    onSettled: () => cache.invalidateQueries({ queryKey: authKeys.sessions }),
  });
}

/** The address that waits to be confirmed. */
export const emailChangeQuery = queryOptions({
  queryKey: ["auth", "change-email"],
  queryFn: async ({ signal }) => (await api.get<EmailChange>("/auth/change-email", { signal })).data,
});

/** Asks for another address, for the same mail once more, or for none of it. */
export function useEmailChange() {
  const cache = useQueryClient();
  const show = (change: EmailChange) => cache.setQueryData(emailChangeQuery.queryKey, change);
  const ask = useMutation({
    meta,
    mutationFn: async (body: z.input<typeof changeEmailBody>) =>
      (await api.post<EmailChange>("/auth/change-email", body)).data,
    onSuccess: show,
  });
  const resend = useMutation({
    meta,
    mutationFn: async (_email: string) => (await api.post<EmailChange>("/auth/change-email/resend", {})).data,
    onSuccess: show,
    onError: () => cache.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  });
  const cancel = useMutation({
    mutationFn: () => api.delete<void>("/auth/change-email"),
    onSuccess: () => show({ pending: null }),
  });
  return { ask, resend, cancel };
}

/** Gives the account its new address, with the token of the mail; whoever is signed in here sees it at once. */
export function useConfirmEmailChange() {
  return useMutation({
    meta,
    // With the caller's own token, so that this device stays signed in.
    mutationFn: async (token: string) =>
      (await api.post<z.infer<typeof confirmedUser>>("/auth/change-email/confirm", { token })).data,
    onSuccess: ({ user }) => {
      const { email, emailConfirmed } = user;
      if (sessionStore.read().userId === user.id) sessionStore.patchUser({ email, emailConfirmed });
    },
  });
}
