import { TERM_COLUMNS } from "../constants";
import { normalizeTerms, type Terms } from "./schema";

/** Which of the terms differ, in the order of TERM_COLUMNS. */
export function changedTerms(from: Terms, to: Terms): (typeof TERM_COLUMNS)[number][] {
  const [before, after] = [normalizeTerms(from), normalizeTerms(to)];
  return TERM_COLUMNS.filter((column) => String(before[column]) !== String(after[column]));
}
