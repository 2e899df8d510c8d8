import type { Market, Row } from "./row";

/** A row the database must refuse: a description, its table, its wrong values, and the violated constraint. */
export type Refusal = {
  sentence: string;
  table: string;
  row: (market: Market) => Row;
  rule: string;
  /** The rows that exist before. */
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
