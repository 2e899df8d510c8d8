import type { ContentLanguage, Language } from "@/lib/i18n/languages";

/** A text to translate, and until when to wait for it. */
export type TranslatorCall = { text: string; from: ContentLanguage; to: Language; signal: AbortSignal };

/** The longest text has 4000 characters, each of three bytes at most, and grows a little. */
export const MAX_BYTES = 60_000;
