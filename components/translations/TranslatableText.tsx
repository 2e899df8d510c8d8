"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { toContentLocale, toLanguage, type ContentLanguage } from "@/lib/i18n/languages";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { translationOfferQuery, translationQuery, type ForeignTexts } from "@/lib/translations/queries";

const TranslationBar = lazyComponent(() => import("./TranslationBar").then((file) => file.TranslationBar), {
  messages: lazyMessages(["translations"]),
  onError: "silent",
});

/** What is shown: the words, their language, and whether they are a translation, which is trusted less. */
type ShownTexts = { texts: readonly string[]; lang: string | undefined; isTranslated: boolean };

type Reading = {
  /** The reader's eyes are elsewhere: a translation that comes by itself waits, because it would move what they read. */
  isSteady?: boolean;
  /** A translation has come by itself and may have become longer than its original. */
  onGrown?: () => void;
  children: (shown: ShownTexts) => React.ReactNode;
};

type Props = Reading & Omit<ForeignTexts, "lang"> & { lang: ContentLanguage | null };

/**
 * What a person has written, and where it is in another language than its reader's the way to a translation in its place.
 * `lang` is null for what needs none: own words, and words of a language that is not known.
 */
export function TranslatableText({ lang, children, ...rest }: Props) {
  const { user } = useSession();
  const own = toLanguage(useLocale());
  const isForeign = user !== null && lang !== null && lang !== own;
  if (!isForeign || user.settings.translations === "NEVER")
    return children({
      texts: rest.texts,
      lang: lang ? toContentLocale(lang) : undefined,
      isTranslated: false,
    });
  const isAlways = user.settings.translations === "ALWAYS";
  return (
    <Foreign {...rest} lang={lang} isAlways={isAlways}>
      {children}
    </Foreign>
  );
}

type ForeignProps = Reading & ForeignTexts & { isAlways: boolean };

function Foreign({ children, isAlways, isSteady = false, onGrown, ...source }: ForeignProps) {
  const locale = useLocale();
  const asked = translationQuery(source, toLanguage(locale));
  const cache = useQueryClient();
  const isOffered = useQuery(translationOfferQuery(source.lang, toLanguage(locale))).data === true;
  // What was translated before is so from its first moment, and moves nothing.
  const [isKnown] = useState(() => cache.getQueryData(asked.queryKey) !== undefined);
  const [isWanted, setWanted] = useState(isAlways || isKnown);
  const [comesByItself, setComesByItself] = useState(isAlways && !isKnown);
  const [hasCome, setHasCome] = useState(false);
  const query = useQuery({ ...asked, enabled: isOffered && isWanted });
  const waits = comesByItself && !hasCome && isSteady;
  const translated = isWanted && !waits ? query.data : undefined;
  if (comesByItself && translated && !hasCome) setHasCome(true);
  useEffect(() => {
    if (hasCome) onGrown?.();
  }, [hasCome, onGrown]);
  const ask = () => {
    setWanted(true);
    setComesByItself(false);
    if (query.isError) void query.refetch();
  };
  return (
    <>
      {children(
        translated
          ? { texts: translated, lang: locale, isTranslated: true }
          : { texts: source.texts, lang: toContentLocale(source.lang), isTranslated: false },
      )}
      {isOffered && (
        <TranslationBar
          from={source.lang}
          state={translated ? "translated" : stateOf(query)}
          onAsk={ask}
          onOriginal={() => setWanted(false)}
        />
      )}
    </>
  );
}

function stateOf({ isFetching, isError }: { isFetching: boolean; isError: boolean }) {
  if (isFetching) return "busy";
  return isError ? "failed" : "original";
}
