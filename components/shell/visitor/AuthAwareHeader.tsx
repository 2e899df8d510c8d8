"use client";

import { useEffect, useState } from "react";
import { usePageLocale } from "@/lib/i18n/static-navigation";
import { useMayBeMember } from "@/lib/platform/browser/session/use-may-be-member";
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";

type Loaded = {
  Header: typeof import("../account/AccountHeader").AccountHeader;
  messages: Partial<Messages>;
  locale: Locale;
};

async function load(locale: Locale): Promise<Loaded> {
  const [header, messages] = await Promise.all([
    import("../account/AccountHeader"),
    import("@/lib/i18n/load-messages").then((file) => file.loadShellMessages(locale)),
  ]);
  return { Header: header.AccountHeader, messages, locale };
}

/**
 * The top bar of pages that send no script: the visitor's one as rendered on the server, or that of a signed-in
 * user, whose code is loaded for them only.
 */
export function AuthAwareHeader({ children }: { children: React.ReactNode }) {
  const locale = usePageLocale();
  const mayBeMember = useMayBeMember();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!mayBeMember) return;
    // Without the bars the page itself is still there to be read.
    load(locale).then(setLoaded, () => delete document.documentElement.dataset.session);
  }, [mayBeMember, locale]);
  if (!loaded || loaded.locale !== locale) return children;
  return <loaded.Header locale={locale} messages={loaded.messages} visitor={children} />;
}
