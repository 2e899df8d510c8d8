import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { changeEmailBody, ConfirmedEmailChange, EmailChange } from "./schema";

// The screens show errors beside the form, so there is no error toast as well.
const meta = { silent: true };

/** The pending change of the e-mail address. */
export const emailChangeQuery = queryOptions({
  queryKey: ["auth", "change-email"],
  queryFn: async ({ signal }) => (await api.get<EmailChange>("/auth/change-email", { signal })).data,
});

/** Requests a change of the e-mail address, resends its e-mail, or cancels it. */
export function useEmailChange() {
  const cache = useQueryClient();
  const show = (change: EmailChange) => cache.setQueryData(emailChangeQuery.queryKey, change);
  const request = useMutation({
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
  return { request, resend, cancel };
}

/** Confirms the new e-mail address with the token of the e-mail; a session of the same user is updated at once. */
export function useConfirmEmailChange() {
  return useMutation({
    meta,
    // Authenticated, so that this session is not ended with the others.
    mutationFn: async (token: string) =>
      (await api.post<ConfirmedEmailChange>("/auth/change-email/confirm", { token })).data,
    onSuccess: ({ user }) => {
      if (!user || sessionStore.read().userId !== user.id) return;
      const { email, emailConfirmed } = user;
      sessionStore.patchUser({ email, emailConfirmed });
    },
  });
}

/** Keeps the address that support was asked to change, with the token of the link that was mailed to it. */
export function useStopEmailChange() {
  return useMutation({
    meta,
    mutationFn: (token: string) => publicApi.post<void>("/auth/change-email/stop", { token }),
  });
}
