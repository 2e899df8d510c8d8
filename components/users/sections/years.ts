/** The years since `first`, the latest first; `ahead` adds future years. */
export function yearsBack(first: number, ahead = 0): number[] {
  const last = new Date().getFullYear() + ahead;
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
