import { useLocale } from "next-intl";
import { Suspense, use, type ComponentType } from "react";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/languages";
import { loadMessages, cachedMessages, type LoadedNamespace } from "@/lib/i18n/load-messages";
import { NestedMessagesProvider } from "@/lib/i18n/nested-messages-provider";

type Props = { namespaces: readonly LoadedNamespace[]; children: React.ReactNode };

function LoadedMessages({ namespaces, children }: Props) {
  const locale = useLocale();
  // They are there, unless the language has changed since.
  const messages = cachedMessages(locale, namespaces) ?? use(loadMessages(locale, namespaces));
  return <NestedMessagesProvider messages={messages}>{children}</NestedMessagesProvider>;
}

/**
 * A part that comes late, with texts that its page does not send:
 * `latePart(() => loadWithMessages(["settings"], import("./Settings").then((file) => file.Settings)))`.
 */
export async function loadWithMessages<P extends object>(
  namespaces: readonly LoadedNamespace[],
  part: Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const here = LOCALES.find((locale) => locale === document.documentElement.lang) ?? DEFAULT_LOCALE;
  const [Part] = await Promise.all([part, loadMessages(here, namespaces)]);
  return function PartWithTexts(props: P) {
    return (
      <Suspense>
        <LoadedMessages namespaces={namespaces}>
          <Part {...props} />
        </LoadedMessages>
      </Suspense>
    );
  };
}
