/** A text without case and accents, so that "fenster" finds "Fenster" and "cistenie" finds "Čistenie". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

const LONG_ENOUGH = 3;

/**
 * True when a text has all the words of a search, whatever their case and accents: at the start of a word, and from
 * three letters on anywhere in one, because German and Hungarian write several words as one ("Fensterreinigung").
 */
export function hasWords(text: string, search: string): boolean {
  const inText = ` ${wordsOf(text).join(" ")}`;
  return wordsOf(search).every((word) => inText.includes(word.length < LONG_ENOUGH ? ` ${word}` : word));
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
