import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { maskContactDetails } from "./presentation/mask";

/**
 * What another person's text says to a reader who has not agreed with its author: its contact details are hidden, in
 * the reader's language. What is stored stays as it was written (docs/domain.md, "Contact details").
 */
export function hideContactDetails<T extends string | null>(text: T, lang: Language): T {
  if (text === null) return text;
  return maskContactDetails(text, translator(lang, "masking")("hidden")) as T;
}

type Texts<K extends string> = { [key in K]: string | null };

/** A row with the contact details in some of its texts hidden: where a view is made, the one line a new text needs. */
export function hideContactsIn<K extends string, T extends Texts<K>>(
  row: T,
  fields: readonly K[],
  lang: Language,
): T {
  const shown = fields.map((field) => [field, hideContactDetails(row[field], lang)]);
  return { ...row, ...(Object.fromEntries(shown) as Pick<T, K>) };
}

/** A text without its contact details, for a search that finds what readers see; null: there are none in it. */
export function maybeWithoutContacts(text: string): string | null {
  const shown = maskContactDetails(text, " ");
  return shown === text ? null : shown;
}
