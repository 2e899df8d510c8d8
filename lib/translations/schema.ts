import { z } from "zod";
import { contentLanguage, language } from "../shared/own-user";
import { TRANSLATED_KINDS, TRANSLATION_PROVIDERS } from "./constants";

/** POST /translations: a text by where it stands, never the text itself, which would be anybody's to choose. */
export const translationBody = z.object({ kind: z.enum(TRANSLATED_KINDS), id: z.uuid(), to: language });
export type TranslationBody = z.infer<typeof translationBody>;

/** The translation: of a tender its title and its description, of everything else one text. Plain text. */
export const translationView = z.object({
  texts: z.array(z.string()),
  from: contentLanguage,
  provider: z.enum(TRANSLATION_PROVIDERS),
});
export type TranslationView = z.infer<typeof translationView>;
