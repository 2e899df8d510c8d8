import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { SignedIn } from "../schema";
import type { RecoveryCodes, SetUpBody, TwoStepProofBody, TwoStepSetUp, TwoStepState } from "./schema";

// The screens show errors beside the form, so there is no error toast as well.
const meta = { silent: true };

/** Completes a sign-in with the code of the app or a recovery code. */
export function useSecondStep(ticket: string) {
  return useMutation({
    meta,
    mutationFn: async (code: string) =>
      (await publicApi.post<SignedIn>("/auth/two-step", { ticket, code })).data,
    onSuccess: (answer) => sessionStore.signIn(answer),
  });
}

/** Since when two-step sign-in is on, and how many recovery codes are left. */
export const twoStepQuery = queryOptions({
  queryKey: ["auth", "two-step"],
  queryFn: async ({ signal }) => (await api.get<TwoStepState>("/auth/two-step", { signal })).data,
});

/** Begins the set-up: the secret for the authenticator app. */
export function useSetUpTwoStep() {
  return useMutation({
    meta,
    mutationFn: async (body: SetUpBody) => (await api.post<TwoStepSetUp>("/auth/two-step/set-up", body)).data,
  });
}

/** Switches two-step sign-in on; the answer is the recovery codes, shown this once. */
export function useConfirmTwoStep() {
  return useMutation({
    meta,
    mutationFn: async (code: string) =>
      (await api.post<RecoveryCodes>("/auth/two-step/confirm", { code })).data.recoveryCodes,
  });
}

/** Switches two-step sign-in off. */
export function useDisableTwoStep() {
  const cache = useQueryClient();
  return useMutation({
    meta,
    mutationFn: (body: TwoStepProofBody) => api.post<void>("/auth/two-step/disable", body),
    onSuccess: () => {
      cache.setQueryData(twoStepQuery.queryKey, { enabledAt: null, recoveryCodesLeft: 0 });
      const { user } = sessionStore.read();
      sessionStore.patchUser({ hasTwoStep: false });
      // Whether an admin may go on without it depends on the server (demo).
      if (user?.role === "ADMIN") void sessionStore.refreshUser();
    },
  });
}

/** Ten new recovery codes in place of the earlier ones. */
export function useRenewRecoveryCodes() {
  return useMutation({
    meta,
    mutationFn: async (body: TwoStepProofBody) =>
      (await api.post<RecoveryCodes>("/auth/two-step/recovery-codes", body)).data.recoveryCodes,
  });
}
