import { use, type ReactNode } from "react";
import { toLocale } from "@/lib/i18n/languages";
import { cachedMessages, loadMessages, type LoadedNamespace } from "@/lib/i18n/load-messages";
import { usePageLocale } from "@/lib/i18n/static-navigation";
import type { LazyMessages } from "@/lib/platform/browser/loading/lazy";
import { storedLanguage } from "@/lib/platform/browser/storage/local-storage";
import type { IslandProviders } from "./IslandProviders";

/** For `lazyComponent` on a page that sends hardly any script: `lazyMessages` with the providers of the account. */
export function lazyIsland(namespaces: readonly LoadedNamespace[]): LazyMessages {
  let Providers: typeof IslandProviders | undefined;
  async function loadProviders() {
    Providers = (await import("./IslandProviders")).IslandProviders;
  }
  function Provider({ children }: { children: ReactNode }) {
    const locale = usePageLocale();
    // Cached, unless the language has changed since the chunk was loaded.
    const messages = cachedMessages(locale, namespaces) ?? use(loadMessages(locale, namespaces));
    return (
      Providers && (
        <Providers locale={locale} messages={messages}>
          {children}
        </Providers>
      )
    );
  }
  return {
    load: () => Promise.all([loadProviders(), loadMessages(toLocale(storedLanguage()), namespaces)]),
    Provider,
  };
}
