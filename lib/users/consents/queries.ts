import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";

/** Accepts a version of the terms; the banner that asks for it goes away. */
export function useAcceptTerms() {
  return useMutation({
    mutationFn: (version: string) => api.post<void>("/users/consents", { document: "TERMS", version }),
    onSuccess: () => sessionStore.patchUser({ termsToAccept: null }),
  });
}
