import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
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

/** The switches of a change as they are in these settings. */
function asIn(emails: EmailSettings, change: Partial<EmailSettings>): Partial<EmailSettings> {
  const kinds = Object.keys(change) as (keyof EmailSettings)[];
  return Object.fromEntries(kinds.map((kind) => [kind, emails[kind]]));
}

/**
 * Switches kinds of e-mail with the link's token at once, and takes those of a refused change back. Nothing else is touched
 * by an answer: another change may be on its way.
 */
export function useSwitchMails(token: string) {
  const cache = useQueryClient();
  const { queryKey } = mailSwitchesQuery(token);
  // As the server has them while changes are on their way.
  const saved = useRef<EmailSettings | null>(null);
  const waiting = useRef(0);
  const show = (change: Partial<EmailSettings>) =>
    cache.setQueryData(queryKey, (view) => view && { ...view, emails: { ...view.emails, ...change } });
  return useMutation({
    mutationFn: async (emails: Partial<EmailSettings>) =>
      (await publicApi.patch<MailSwitchesView>(PATH, { token, emails })).data,
    onMutate: (change) => {
      if (waiting.current === 0) saved.current = cache.getQueryData(queryKey)?.emails ?? null;
      waiting.current += 1;
      show(change);
    },
    onSuccess: ({ emails }, change) => {
      const made = asIn(emails, change);
      if (saved.current) saved.current = { ...saved.current, ...made };
      show(made);
      // The signed-in user may be the recipient: the settings screen is updated, too.
      return sessionStore.read().user ? sessionStore.refreshUser() : undefined;
    },
    onError: (_error, change) => {
      if (saved.current) show(asIn(saved.current, change));
    },
    onSettled: () => {
      waiting.current -= 1;
    },
  });
}
