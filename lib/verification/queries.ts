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
import type { VerificationKind } from "@/lib/people/constants";
import type {
  DecisionBody,
  VerificationAnswer,
  VerificationForm,
  VerificationList,
  VerificationView,
} from "./schema";

export const verificationKeys = {
  own: (userId: string) => ["users", userId, "verification"] as const,
  all: ["verifications"] as const,
  list: (page: number) => ["verifications", page] as const,
};

/** Signed picture URLs are valid for a minute: an open list refetches before they expire. */
const REFRESH_MS = 25_000;

/** The newest of the own verifications of each kind, with their pictures. */
export const verificationQuery = (userId: string) =>
  queryOptions({
    queryKey: verificationKeys.own(userId),
    queryFn: async ({ signal }) =>
      (await api.get<VerificationAnswer>(`/users/${userId}/verification`, { signal })).data,
  });

/** A page of the admins' list, refetched regularly. */
export const verificationsQuery = (page: number) =>
  queryOptions({
    queryKey: verificationKeys.list(page),
    queryFn: async ({ signal }) =>
      (await api.get<VerificationList>("/verifications", { params: { page }, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** Invalidates the own verification and the profile that shows the badge. */
async function invalidateOwn(cache: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: verificationKeys.own(userId) }),
    cache.invalidateQueries({ queryKey: profileKeys.own(userId) }),
  ]);
}

/** The answer once another verification is the newest of its kind. */
function withNewest(answer: VerificationAnswer, sent: VerificationView): VerificationAnswer {
  const proofs = [...answer.proofs.filter(({ kind }) => kind !== sent.kind), sent];
  return { verification: sent.kind === "IDENTITY" ? sent : answer.verification, proofs };
}

type Sending = {
  kind: VerificationKind;
  /** The one whose pictures are replaced; null: another one is submitted. */
  replaced: VerificationView | null;
};

/** Submits a document, or replaces the pictures of one that waits or was refused. */
export function useSendVerification(userId: string, { kind, replaced }: Sending) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ documentType, frontId, backId }: VerificationForm) => {
      const body = { kind, documentType, frontId: frontId[0], backId: backId[0] ?? null };
      const path = "/users/verification";
      const { data } = replaced
        ? await api.put<VerificationView>(`${path}/${replaced.id}`, body)
        : await api.post<VerificationView>(path, body);
      return data;
    },
    onSuccess: (sent) =>
      cache.setQueryData(verificationQuery(userId).queryKey, (answer) => answer && withNewest(answer, sent)),
    // Also after a failure: it may have been decided or submitted on another device.
    onSettled: () => invalidateOwn(cache, userId),
  });
}

type Decision = { verificationId: string; decision: DecisionBody };

/** Approves or rejects a document. */
export function useDecideVerification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ verificationId, decision }: Decision) =>
      api.patch<VerificationView>(`/users/verification/${verificationId}/decision`, decision),
    // Also after a failure: usually another admin has decided, or the pictures were replaced.
    onSettled: () => cache.invalidateQueries({ queryKey: verificationKeys.all }),
  });
}

/** Live update: refetches the own verifications when one is decided or ends, or events were missed. */
export function useLiveDecision(userId: string): void {
  const cache = useQueryClient();
  useSocketEvent("NOTIFICATION", ({ type }) => {
    if (type === "VERIFICATION_DECIDED" || type === "VERIFICATION_EXPIRES") void invalidateOwn(cache, userId);
  });
  useResync(() => void invalidateOwn(cache, userId));
}
