import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { tenderKeys } from "@/lib/tenders/queries";
import type { InvitationDeclineReason } from "./constants";
import type { InvitationList, InvitationView, ProposalList } from "./schema";

const invitationKeys = {
  of: (tenderId: string) => [...tenderKeys.one(tenderId), "invitations"] as const,
  proposals: (tenderId: string) => [...tenderKeys.one(tenderId), "proposals"] as const,
};

/** Who is invited to an own tender. */
export const invitationsQuery = (tenderId: string) =>
  queryOptions({
    queryKey: invitationKeys.of(tenderId),
    queryFn: async ({ signal }) =>
      (await api.get<InvitationList>(`/tenders/${tenderId}/invitations`, { signal })).data,
  });

/** The BEEs to invite to an own tender. */
export const proposalsQuery = (tenderId: string) =>
  queryOptions({
    queryKey: invitationKeys.proposals(tenderId),
    queryFn: async ({ signal }) =>
      (await api.get<ProposalList>(`/tenders/${tenderId}/proposals`, { signal })).data,
  });

type Invited = { tenderId: string; proId: string };

/**
 * Invites a BEE; doing it twice makes one invitation. `onInvited` is called even when the renewed list has taken the
 * caller off the screen, which ends the callbacks of `mutate` itself.
 */
export function useInvite(onInvited: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ tenderId, proId }: Invited) =>
      (await api.post<InvitationView>(`/tenders/${tenderId}/invitations`, { proId })).data,
    onSuccess: onInvited,
    onSettled: (_invitation, _error, { tenderId }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: invitationKeys.of(tenderId) }),
        cache.invalidateQueries({ queryKey: invitationKeys.proposals(tenderId) }),
      ]),
  });
}

/** Makes a link that opens an own tender for every BEE; its token is shown this once. */
export function useInvitationLink(tenderId: string) {
  return useMutation({
    mutationFn: async () =>
      (await api.post<{ token: string }>(`/tenders/${tenderId}/invitations/link`)).data.token,
  });
}

/** Opens a link that a client has shared; asking again changes nothing. */
export const openLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation-link", token],
    queryFn: async ({ signal }) =>
      (await api.post<InvitationView>("/invitations/link", { token }, { signal })).data,
    staleTime: Infinity,
  });

/** The invited BEE says "not now". */
export function useDeclineInvitation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ invitationId, reason }: { invitationId: string; reason: InvitationDeclineReason }) =>
      api.patch<InvitationView>(`/invitations/${invitationId}`, { reason }),
    onSettled: () => cache.invalidateQueries({ queryKey: tenderKeys.all }),
  });
}
