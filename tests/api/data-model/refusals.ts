import type { Market, Row } from "./rows";

/** A row the database must not take: in words, its table, what is wrong, and the rule that says so. */
export type Refusal = {
  sentence: string;
  table: string;
  row: (market: Market) => Row;
  rule: string;
  /** What is already there. */
  after?: (market: Market) => Row;
};

/** Shorthand: `refuse("tenders", rule)("a tender without a title", { title: "" })`. */
export function refuse(table: string, rule: string) {
  return (sentence: string, row: Row | ((market: Market) => Row), after?: Refusal["after"]): Refusal => ({
    sentence,
    table,
    rule,
    row: typeof row === "function" ? row : () => row,
    ...(after && { after }),
  });
}
