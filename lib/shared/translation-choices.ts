/** What becomes of a text in another language: its reader is offered a translation, gets it at once, or neither. */
export const TRANSLATION_CHOICES = ["ASK", "ALWAYS", "NEVER"] as const;
export type TranslationChoice = (typeof TRANSLATION_CHOICES)[number];
