/** The years from `first` on, the latest first; `ahead` adds those that are still to come. */
export function yearsBack(first: number, ahead = 0): number[] {
  const last = new Date().getFullYear() + ahead;
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
