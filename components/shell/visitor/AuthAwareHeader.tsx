"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { usePageLocale } from "@/lib/i18n/static-navigation";
import { onStoredChange, readStored } from "@/lib/platform/browser/storage/local-storage";
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";

/** True when a user may be signed in: then their bars are worth loading. */
function useMayBeMember(): boolean {
  return useSyncExternalStore(
    (listener) => onStoredChange("refreshToken", listener),
    () => readStored("accessToken") !== null || readStored("refreshToken") !== null,
    () => false,
  );
}

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
