/** Folds case and strips diacritics, so that "fenster" finds "Fenster" and "cistenie" finds "Čistenie". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

const MIN_INFIX_LENGTH = 3;

/**
 * Whether a text contains all words of a search, without case and accents: as a prefix of a word, and from three
 * letters on anywhere in one, because of German and Hungarian compounds ("Fensterreinigung").
 */
export function hasWords(text: string, search: string): boolean {
  const inText = ` ${wordsOf(text).join(" ")}`;
  return wordsOf(search).every((word) => inText.includes(word.length < MIN_INFIX_LENGTH ? ` ${word}` : word));
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
