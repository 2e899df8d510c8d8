import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { EmailKind } from "@/lib/emails/constants";
import type { Language } from "@/lib/i18n/languages";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore, useSession } from "@/lib/platform/browser/session/session-store";
import type { OwnUser, Visibility } from "@/lib/shared/own-user";

/**
 * Stores the language a signed-in user chose, for e-mails. The page changes its language in any case, so a failure is
 * silent and the next choice tries again.
 */
export function useSaveLanguage() {
  return useMutation({
    mutationFn: async (lang: Language) => (await api.patch<OwnUser>("/users/settings/change", { lang })).data,
    onSuccess: (user) => sessionStore.patchUser({ lang: user.lang }),
    meta: { silent: true },
  });
}

/** A switch of the settings: a kind of notification, and whether it is mailed or pushed. */
export type SwitchChange = { channel: "emails" | "pushes"; kind: EmailKind; isWanted: boolean };

/** Switches kinds of mails and pushes on or off with an optimistic update that is rolled back on failure. */
export function useSaveSwitch() {
  return useMutation({
    mutationFn: async ({ channel, kind, isWanted }: SwitchChange) =>
      (await api.patch<OwnUser>("/users/settings/change", { [channel]: { [kind]: isWanted } })).data,
    onMutate: ({ channel, kind, isWanted }) => {
      const before = sessionStore.read().user?.settings;
      if (before)
        sessionStore.patchUser({
          settings: { ...before, [channel]: { ...before[channel], [kind]: isWanted } },
        });
      return before;
    },
    onError: (_error, _change, before) => {
      if (before) sessionStore.patchUser({ settings: before });
    },
  });
}

/** Changes what strangers may see with an optimistic update that is rolled back on failure. */
export function useSaveVisibility() {
  return useMutation({
    mutationFn: async (visibility: Partial<Visibility>) =>
      (await api.patch<OwnUser>("/users/settings/change", { visibility })).data,
    onMutate: (visibility) => {
      const before = sessionStore.read().user?.settings;
      if (before)
        sessionStore.patchUser({
          settings: { ...before, visibility: { ...before.visibility, ...visibility } },
        });
      return before;
    },
    onError: (_error, _visibility, before) => {
      if (before) sessionStore.patchUser({ settings: before });
    },
  });
}

/** Stores the time zone of this browser for a signed-in user, so that alerts keep to their day and night. */
export function useStoredTimeZone(): void {
  const { user } = useSession();
  const stored = user?.timeZone;
  const { mutate } = useMutation({
    mutationFn: async (timeZone: string) =>
      (await api.patch<OwnUser>("/users/settings/change", { timeZone })).data,
    onSuccess: ({ timeZone }) => sessionStore.patchUser({ timeZone }),
    meta: { silent: true },
  });
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Some browsers that hide it say nothing; undefined: no user is signed in.
    if (stored !== undefined && timeZone && timeZone !== stored) mutate(timeZone);
  }, [stored, mutate]);
}
