"use client";

import { useEffect, useState } from "react";
import { usePageLocale } from "@/lib/i18n/static-navigation";
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";
import { useMayBeMember } from "@/lib/platform/browser/session/use-may-be-member";

type Loaded = {
  Bees: typeof import("./MemberBees").MemberBees;
  messages: Partial<Messages>;
  locale: Locale;
};

async function load(locale: Locale): Promise<Loaded> {
  const [bees, messages] = await Promise.all([
    import("./MemberBees"),
    import("@/lib/i18n/load-messages").then((file) => file.loadShellMessages(locale)),
  ]);
  return { Bees: bees.MemberBees, messages, locale };
}

/** Hearts and invitations on the cards of the directory, whose code is loaded for signed-in users only. */
export function BeesForMembers() {
  const locale = usePageLocale();
  const mayBeMember = useMayBeMember();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // Without them the cards still lead to the profiles, where both are, too.
    if (mayBeMember) load(locale).then(setLoaded, () => undefined);
  }, [mayBeMember, locale]);
  if (!mayBeMember || !loaded || loaded.locale !== locale) return null;
  return <loaded.Bees locale={locale} messages={loaded.messages} />;
}
