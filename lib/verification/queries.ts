import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useResync, useSocketEvent } from "@/lib/platform/browser/realtime/socket";
import { profileKeys } from "@/lib/users/profile/queries";
import type { DecisionBody, VerificationForm, VerificationList, VerificationView } from "./schema";
import type { VerificationState } from "@/lib/users/profile/schema";

type Answer = { verification: VerificationView | null };

export const verificationKeys = {
  own: (userId: string) => ["users", userId, "verification"] as const,
  all: ["verifications"] as const,
  list: (page: number) => ["verifications", page] as const,
};

/** The addresses of pictures work for a minute: a list that is looked at longer asks for new ones in time. */
const RENEW_MS = 25_000;

/** The newest check of the own identity, with its pictures. */
export const verificationQuery = (userId: string) =>
  queryOptions({
    queryKey: verificationKeys.own(userId),
    queryFn: async ({ signal }) => (await api.get<Answer>(`/users/${userId}/verification`, { signal })).data,
  });

/** A page of the admins' list; what comes in meanwhile appears by itself. */
export const verificationsQuery = (page: number) =>
  queryOptions({
    queryKey: verificationKeys.list(page),
    queryFn: async ({ signal }) =>
      (await api.get<VerificationList>("/verifications", { params: { page }, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_MS,
  });

/** Asks again how far the check is: on its own section, and wherever the badge is shown. */
async function renew(cache: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: verificationKeys.own(userId) }),
    cache.invalidateQueries({ queryKey: profileKeys.own(userId) }),
  ]);
}

/** Sends the pictures of a document in; once there is a verification that may be changed, in place of its own. */
export function useSendVerification(userId: string, current: VerificationState | null) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ documentType, frontId, backId }: VerificationForm) => {
      const body = { documentType, frontId: frontId[0], backId: backId[0] ?? null };
      const path = "/users/verification";
      const { data } = current
        ? await api.put<VerificationView>(`${path}/${current.id}`, body)
        : await api.post<VerificationView>(path, body);
      return data;
    },
    onSuccess: (verification) =>
      cache.setQueryData(verificationQuery(userId).queryKey, { verification } satisfies Answer),
    // Also after a failure: it may have been decided or sent in elsewhere meanwhile.
    onSettled: () => renew(cache, userId),
  });
}

type Decision = { verificationId: string; decision: DecisionBody };

/** Accepts or refuses a document. */
export function useDecideVerification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ verificationId, decision }: Decision) =>
      api.patch<VerificationView>(`/users/verification/${verificationId}/decision`, decision),
    // Also after a failure: the usual one is that somebody else has decided, or that other pictures came.
    onSettled: () => cache.invalidateQueries({ queryKey: verificationKeys.all }),
  });
}

/** Shows the decision on the own document the moment it falls. */
export function useLiveDecision(userId: string): void {
  const cache = useQueryClient();
  useSocketEvent("NOTIFICATION", ({ type }) => {
    if (type === "VERIFICATION_DECIDED") void renew(cache, userId);
  });
  useResync(() => void renew(cache, userId));
}
