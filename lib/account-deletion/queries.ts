import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { DeleteBody } from "./schema";

/** Deletes the own account; the dialog shows what stands against it. Nothing of it stays on this device. */
export function useDeleteAccount(userId: string) {
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: DeleteBody) => api.delete<void>(`/users/${userId}`, { data: body }),
    onSuccess: () => sessionStore.signOut(),
  });
}
