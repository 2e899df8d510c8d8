/** Folds case and strips diacritics, so that "fenster" finds "Fenster" and "cistenie" finds "Čistenie". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
