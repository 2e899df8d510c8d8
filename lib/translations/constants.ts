/** The texts of people that can be translated, by where they stand. */
export const TRANSLATED_KINDS = [
  "tender",
  "question",
  "answer",
  "offer",
  "message",
  "review",
  "reply",
] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

export const TRANSLATION_PROVIDERS = ["libretranslate", "deepl"] as const;
