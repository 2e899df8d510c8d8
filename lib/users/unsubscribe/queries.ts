import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { EmailSettings } from "@/lib/shared/own-user";
import type { MailSwitchesView } from "./schema";

const unsubscribeKeys = { of: (token: string) => ["users", "unsubscribe", token] as const };
const PATH = "/users/settings/unsubscribe";

/** The mail switches that a mail's link opens. */
export const mailSwitchesQuery = (token: string) =>
  queryOptions({
    queryKey: unsubscribeKeys.of(token),
    // Asked with PATCH, so that the token stands in no log of addresses.
    queryFn: async ({ signal }) =>
      (await publicApi.patch<MailSwitchesView>(PATH, { token }, { signal })).data,
  });

/** Switches kinds of mail on or off with the link's token; shown at once, taken back when it did not work. */
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
    // Whoever is signed in here may be the one: their settings screen shows it, too.
    onSuccess: () => (sessionStore.read().user ? sessionStore.refreshUser() : undefined),
  });
}
