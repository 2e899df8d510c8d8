import { useLocale } from "next-intl";
import { Suspense, use, type ComponentType } from "react";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/languages";
import { loadTexts, textsAtHand, type LoadedNamespace } from "@/lib/i18n/load-texts";
import { MergeMessages } from "./MergeMessages";

type Props = { namespaces: readonly LoadedNamespace[]; children: React.ReactNode };

function LoadedTexts({ namespaces, children }: Props) {
  const locale = useLocale();
  // They are there, unless the language has changed since.
  const messages = textsAtHand(locale, namespaces) ?? use(loadTexts(locale, namespaces));
  return <MergeMessages messages={messages}>{children}</MergeMessages>;
}

/**
 * A part that comes late, with texts that its page does not send:
 * `latePart(() => withTexts(["settings"], import("./Settings").then((file) => file.Settings)))`.
 */
export async function withTexts<P extends object>(
  namespaces: readonly LoadedNamespace[],
  part: Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const here = LOCALES.find((locale) => locale === document.documentElement.lang) ?? DEFAULT_LOCALE;
  const [Part] = await Promise.all([part, loadTexts(here, namespaces)]);
  return function PartWithTexts(props: P) {
    return (
      <Suspense>
        <LoadedTexts namespaces={namespaces}>
          <Part {...props} />
        </LoadedTexts>
      </Suspense>
    );
  };
}
