import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { EmailKind } from "@/lib/emails/constants";
import type { Language, TranslationChoice } from "@/lib/i18n/languages";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore, useSession } from "@/lib/platform/browser/session/session-store";
import { ownTimeZone } from "@/lib/platform/browser/time-zone";
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

type Settings = OwnUser["settings"];

/** Changes settings with an optimistic update that is rolled back on failure. */
function useSaveSettings<C>(
  applied: (settings: Settings, change: C) => Settings,
  bodyOf: (change: C) => object,
) {
  return useMutation({
    mutationFn: async (change: C) =>
      (await api.patch<OwnUser>("/users/settings/change", bodyOf(change))).data,
    onMutate: (change: C) => {
      const before = sessionStore.read().user?.settings;
      if (before) sessionStore.patchUser({ settings: applied(before, change) });
      return before;
    },
    onError: (_error, _change, before) => {
      if (before) sessionStore.patchUser({ settings: before });
    },
  });
}

/** Switches kinds of mails and pushes on or off. */
export function useSaveSwitch() {
  return useSaveSettings<SwitchChange>(
    (settings, { channel, kind, isWanted }) => ({
      ...settings,
      [channel]: { ...settings[channel], [kind]: isWanted },
    }),
    ({ channel, kind, isWanted }) => ({ [channel]: { [kind]: isWanted } }),
  );
}

/** Changes what strangers may see. */
export function useSaveVisibility() {
  return useSaveSettings<Partial<Visibility>>(
    (settings, visibility) => ({ ...settings, visibility: { ...settings.visibility, ...visibility } }),
    (visibility) => ({ visibility }),
  );
}

/** Changes what becomes of texts in other languages. */
export function useSaveTranslations() {
  return useSaveSettings<TranslationChoice>(
    (settings, translations) => ({ ...settings, translations }),
    (translations) => ({ translations }),
  );
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
    const timeZone = ownTimeZone();
    // Some browsers that hide it say nothing; undefined: no user is signed in.
    if (stored !== undefined && timeZone && timeZone !== stored) mutate(timeZone);
  }, [stored, mutate]);
}
