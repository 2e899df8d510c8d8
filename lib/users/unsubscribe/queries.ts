import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { EmailSettings } from "@/lib/shared/own-user";
import type { MailSwitchesView } from "./schema";

const unsubscribeKeys = { of: (token: string) => ["users", "unsubscribe", token] as const };
const PATH = "/users/settings/unsubscribe";

/** The e-mail switches behind the link of an e-mail. */
export const mailSwitchesQuery = (token: string) =>
  queryOptions({
    queryKey: unsubscribeKeys.of(token),
    // PATCH instead of GET, so that the token is in no access log.
    queryFn: async ({ signal }) =>
      (await publicApi.patch<MailSwitchesView>(PATH, { token }, { signal })).data,
  });

/** Switches kinds of e-mail with the link's token; an optimistic update that is rolled back on failure. */
export function useSwitchMails(token: string) {
  const cache = useQueryClient();
  const queryKey = unsubscribeKeys.of(token);
  return useMutation({
    mutationFn: async (emails: Partial<EmailSettings>) =>
      (await publicApi.patch<MailSwitchesView>(PATH, { token, emails })).data,
    onMutate: (emails) => {
      const before = cache.getQueryData<MailSwitchesView>(queryKey);
      if (before) cache.setQueryData(queryKey, { ...before, emails: { ...before.emails, ...emails } });
      return before;
    },
    onError: (_error, _emails, before) => cache.setQueryData(queryKey, before),
    // The signed-in user may be the recipient: the settings screen is updated, too.
    onSuccess: () => (sessionStore.read().user ? sessionStore.refreshUser() : undefined),
  });
}
