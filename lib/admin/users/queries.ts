import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import type { EmailChangeBody, EmailChangeStarted, FoundUserList, UserNoteBody, UserRecord } from "./schema";

const usersKey = ["admin-users"] as const;

/** A page of the accounts that an admin searches for. */
export const usersQuery = (query: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...usersKey, "found", query] as const,
    queryFn: async ({ signal }) =>
      (await api.get<FoundUserList>("/admin/users", { params: query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** All that helps to help one person. Each time it is fetched is a look of the admin, so only when they come. */
export const userRecordQuery = (userId: string) =>
  queryOptions({
    queryKey: [...usersKey, userId] as const,
    queryFn: async ({ signal }) => (await api.get<UserRecord>(`/admin/users/${userId}`, { signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Has all that is known of accounts fetched again, once something was done to one. */
export function useUsersChanged(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: usersKey });
}

/** How an admin can help a person. */
export type UserHelpAct = "sign-out" | "confirmation-mail";

/** Helps a person; the page follows, also after a refusal, because the person may have been faster. */
export function useHelpUser(userId: string, onDone: (act: UserHelpAct) => void) {
  const onSettled = useUsersChanged();
  return useMutation({
    mutationFn: (act: UserHelpAct) => api.post(`/admin/users/${userId}/${act}`),
    // Here and not at the call: what is fetched again may take the button away before the answer comes.
    onSuccess: (_answer, act) => onDone(act),
    onSettled,
  });
}

/** Notes something about a person; what is sent again because its answer was lost is one note. */
export function useAddUserNote(userId: string, onDone: () => void) {
  const onSettled = useUsersChanged();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (note: UserNoteBody) => {
      await api.post(`/admin/users/${userId}/notes`, note, { headers: idempotencyKey.headersFor(note) });
    },
    onSuccess: () => {
      idempotencyKey.end();
      onDone();
    },
    onSettled,
  });
}

/** Starts the export of a person's data, which goes to that person. */
export function useExportFor(userId: string, onDone: () => void) {
  return useMutation({
    mutationFn: () => api.post<void>(`/admin/users/${userId}/export`),
    onSuccess: onDone,
  });
}

/** Begins a change of a person's address; what is sent again because its answer was lost is one change. */
export function useChangeEmailFor(userId: string, onDone: (started: EmailChangeStarted) => void) {
  const onSettled = useUsersChanged();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (change: EmailChangeBody) => {
      const headers = idempotencyKey.headersFor(change);
      const path = `/admin/users/${userId}/email-change`;
      return (await api.post<EmailChangeStarted>(path, change, { headers })).data;
    },
    onSuccess: (started) => {
      idempotencyKey.end();
      onDone(started);
    },
    onSettled,
  });
}
