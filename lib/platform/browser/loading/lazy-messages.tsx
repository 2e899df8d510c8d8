import { useLocale } from "next-intl";
import { use, type ReactNode } from "react";
import { toLocale } from "@/lib/i18n/languages";
import { cachedMessages, loadMessages, type LoadedNamespace } from "@/lib/i18n/load-messages";
import { NestedMessagesProvider } from "@/lib/i18n/nested-messages-provider";
import { storedLanguage } from "../storage/local-storage";
import type { LazyMessages } from "./lazy";

/** Namespaces of messages that a lazy component brings along, in the page's language. */
export function lazyMessages(namespaces: readonly LoadedNamespace[]): LazyMessages {
  function Provider({ children }: { children: ReactNode }) {
    const locale = useLocale();
    // Cached, unless the language has changed since the chunk was loaded.
    const messages = cachedMessages(locale, namespaces) ?? use(loadMessages(locale, namespaces));
    return <NestedMessagesProvider messages={messages}>{children}</NestedMessagesProvider>;
  }
  return { load: () => loadMessages(toLocale(storedLanguage()), namespaces), Provider };
}
