import { queryOptions } from "@tanstack/react-query";
import { toContentLocale, toLocale, type ContentLanguage, type Language } from "@/lib/i18n/languages";
import { api } from "@/lib/platform/browser/api/api";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import {
  canTranslateOnDevice,
  translateOnDevice,
} from "@/lib/platform/browser/translation/device-translator";
import type { TranslatedKind } from "./constants";
import type { TranslationView } from "./schema";

/** Texts of a person by where they stand, in one language. */
export type ForeignTexts = {
  kind: TranslatedKind;
  id: string;
  texts: readonly string[];
  lang: ContentLanguage;
};

const localesOf = (from: ContentLanguage, to: Language) => ({
  from: toContentLocale(from),
  to: toLocale(to),
});

/** Whether a translation can be offered: the browser makes it, or else the server. */
export const translationOfferQuery = (from: ContentLanguage, to: Language) =>
  queryOptions({
    queryKey: ["translation-offer", from, to],
    queryFn: async ({ client }) =>
      (await canTranslateOnDevice(localesOf(from, to))) ||
      (await client.ensureQueryData(publicConfigQuery)).hasTranslations,
    staleTime: Infinity,
  });

/** The texts in another language: from the browser, where nothing leaves the device, or else from the server. */
export const translationQuery = ({ kind, id, texts, lang }: ForeignTexts, to: Language) =>
  queryOptions({
    // The texts are part of the key: an edited one is another one.
    queryKey: ["translations", kind, id, to, texts],
    queryFn: async ({ client, signal }) => {
      const made = await translateOnDevice(texts, localesOf(lang, to));
      if (made) return made;
      if (!(await client.ensureQueryData(publicConfigQuery)).hasTranslations)
        throw new Error("this device cannot translate now, and the server does not");
      return (await api.post<TranslationView>("/translations", { kind, id, to }, { signal })).data.texts;
    },
    staleTime: Infinity,
    retry: false,
  });
