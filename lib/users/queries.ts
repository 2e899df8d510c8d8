import { useMutation } from "@tanstack/react-query";
import type { Language } from "@/lib/i18n/languages";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { EmailSettings, OwnUser, Visibility } from "@/lib/shared/own-user";

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

/** Switches kinds of e-mail on or off with an optimistic update that is rolled back on failure. */
export function useSaveMails() {
  return useMutation({
    mutationFn: async (emails: Partial<EmailSettings>) =>
      (await api.patch<OwnUser>("/users/settings/change", { emails })).data,
    onMutate: (emails) => {
      const before = sessionStore.read().user?.settings;
      if (before)
        sessionStore.patchUser({ settings: { ...before, emails: { ...before.emails, ...emails } } });
      return before;
    },
    onError: (_error, _emails, before) => {
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
