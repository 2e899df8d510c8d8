import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { EmailKind } from "@/lib/emails/constants";
import type { Language, TranslationChoice } from "@/lib/i18n/languages";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore, useSession } from "@/lib/platform/browser/session/session-store";
import { ownTimeZone } from "@/lib/platform/browser/time-zone";
import { columnNames, pick } from "@/lib/shared/columns";
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

type ChangeOf<C> = {
  bodyOf: (change: C) => object;
  applied: (settings: Settings, change: C) => Settings;
  /** What a change is about, as it is in these settings. */
  asIn: (settings: Settings, change: C) => C;
};

/**
 * Changes settings at once, and takes the change back on failure. Nothing else is touched by an answer: another change may
 * be on its way.
 */
function useSaveSettings<C>({ bodyOf, applied, asIn }: ChangeOf<C>) {
  // As the server has them while changes are on their way: what is shown may be another one that is still refused.
  const saved = useRef<Settings | null>(null);
  const waiting = useRef(0);
  const shown = () => sessionStore.read().user?.settings ?? null;
  const show = (change: C) => {
    const settings = shown();
    if (settings) sessionStore.patchUser({ settings: applied(settings, change) });
  };
  return useMutation({
    mutationFn: async (change: C) =>
      (await api.patch<OwnUser>("/users/settings/change", bodyOf(change))).data,
    onMutate: (change) => {
      if (waiting.current === 0) saved.current = shown();
      waiting.current += 1;
      show(change);
    },
    onSuccess: ({ settings }, change) => {
      const made = asIn(settings, change);
      if (saved.current) saved.current = applied(saved.current, made);
      show(made);
    },
    onError: (_error, change) => {
      if (saved.current) show(asIn(saved.current, change));
    },
    onSettled: () => {
      waiting.current -= 1;
    },
  });
}

/** Switches kinds of mails and pushes on or off. */
export function useSaveSwitch() {
  return useSaveSettings<SwitchChange>({
    bodyOf: ({ channel, kind, isWanted }) => ({ [channel]: { [kind]: isWanted } }),
    applied: (settings, { channel, kind, isWanted }) => ({
      ...settings,
      [channel]: { ...settings[channel], [kind]: isWanted },
    }),
    asIn: (settings, { channel, kind }) => ({ channel, kind, isWanted: settings[channel][kind] }),
  });
}

/** Changes what strangers may see. */
export function useSaveVisibility() {
  return useSaveSettings<Partial<Visibility>>({
    bodyOf: (visibility) => ({ visibility }),
    applied: (settings, change) => ({ ...settings, visibility: { ...settings.visibility, ...change } }),
    asIn: ({ visibility }, change) => pick(visibility, columnNames(change)),
  });
}

/** Changes what becomes of texts in other languages. */
export function useSaveTranslations() {
  return useSaveSettings<TranslationChoice>({
    bodyOf: (translations) => ({ translations }),
    applied: (settings, translations) => ({ ...settings, translations }),
    asIn: ({ translations }) => translations,
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
    const timeZone = ownTimeZone();
    // Some browsers that hide it say nothing; undefined: no user is signed in.
    if (stored !== undefined && timeZone && timeZone !== stored) mutate(timeZone);
  }, [stored, mutate]);
}
