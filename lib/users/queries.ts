import { useMutation } from "@tanstack/react-query";
import type { Language } from "@/lib/i18n/languages";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { EmailSettings, OwnUser } from "@/lib/shared/own-user";

/**
 * Remembers the language a signed-in person chose, so that mail reaches them in it. The page changes its
 * language in any case: a failure here is no news to them, and the next choice tries again.
 */
export function useSaveLanguage() {
  return useMutation({
    mutationFn: async (lang: Language) => (await api.patch<OwnUser>("/users/settings/change", { lang })).data,
    onSuccess: (user) => sessionStore.patchUser({ lang: user.lang }),
    meta: { silent: true },
  });
}

/** Switches kinds of mail on or off: shown at once, taken back when the server does not hear of it. */
export function useSaveMails() {
  return useMutation({
    mutationFn: async (emails: Partial<EmailSettings>) =>
      (await api.patch<OwnUser>("/users/settings/change", { emails })).data,
    onMutate: (emails) => {
      const before = sessionStore.read().user?.settings;
      if (before) sessionStore.patchUser({ settings: { emails: { ...before.emails, ...emails } } });
      return before;
    },
    onError: (_error, _emails, before) => {
      if (before) sessionStore.patchUser({ settings: before });
    },
  });
}
