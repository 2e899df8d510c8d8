import { columnsSql } from "@/lib/platform/server/database/columns";
import { pick } from "@/lib/shared/columns";
import { offerTotalMinor } from "@/lib/shared/money";
import { TERM_COLUMNS } from "../constants";
import { normalizeTerms, type Terms } from "./schema";

/** Terms as the columns of a row, with their total. */
export function toTermColumns(given: Terms) {
  const terms = normalizeTerms(given);
  return {
    ...pick(terms, TERM_COLUMNS),
    totalMinor: offerTotalMinor(terms),
    availableFrom: terms.availableFrom === null ? null : new Date(`${terms.availableFrom}T00:00:00Z`),
  };
}

/** The columns of terms and their total, for the table of that alias. */
export const termColumnsOf = (alias: string) => columnsSql(alias, [...TERM_COLUMNS, "totalMinor"]);
