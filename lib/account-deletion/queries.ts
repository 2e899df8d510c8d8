import { useMutation } from "@tanstack/react-query";
import { useUsersChanged } from "@/lib/admin/users/queries";
import type { DeletionBody } from "@/lib/admin/users/schema";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { DeleteBody } from "./schema";

/**
 * Deletes the own account and signs out, so that no data of it stays on this device. The dialog shows errors itself.
 */
export function useDeleteAccount(userId: string) {
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: DeleteBody) => api.delete<void>(`/users/${userId}`, { data: body }),
    onSuccess: () => sessionStore.signOut(),
  });
}

/** Deletes the account of a person who has asked for it. The dialog shows errors itself. */
export function useDeleteOnRequest(userId: string, onDone: () => void) {
  const onSettled = useUsersChanged();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: DeletionBody) => api.delete<void>(`/admin/users/${userId}`, { data: body }),
    onSuccess: onDone,
    onSettled,
  });
}
