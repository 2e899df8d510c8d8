/** A text without case and accents, so that "fenster" finds "Fenster" and "cistenie" finds "Čistenie". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
