import { queryOptions, useMutation } from "@tanstack/react-query";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { Mailbox } from "./schema";

const LOOK_AGAIN_MS = 4000;

/** The mail a demo would have sent, newest first, to one address or to all; new mail comes in by itself. */
export const mailboxMessagesQuery = (to: string | null) =>
  queryOptions({
    queryKey: ["mailbox", to],
    queryFn: async ({ signal }) => {
      const params = to ? { to } : {};
      return (await publicApi.get<Mailbox>("/dev/mailbox", { params, signal })).data;
    },
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Says that the own address works, so that mail is sent there again. `onDone` runs also once the banner has gone. */
export function useRetryMail(onDone: () => void) {
  return useMutation({
    mutationFn: () => api.post<void>("/users/settings/retry-mail"),
    onSuccess: () => {
      sessionStore.patchUser({ emailBounced: false });
      onDone();
    },
  });
}
