import { singletons } from "../config/singletons";

const KINDS: Record<string, string> = {
  SELECT: "select",
  WITH: "select",
  INSERT: "insert",
  UPDATE: "update",
  DELETE: "delete",
  BEGIN: "transaction",
  START: "transaction",
  COMMIT: "transaction",
  ROLLBACK: "transaction",
};

const FIRST_WORD = /^(?:\s|\/\*.*?\*\/)*([a-z]+)/i;

/** What a statement does, by its first word; bounded, as labels of metrics have to be. */
export function kindOf(statement: unknown): string {
  const text =
    typeof statement === "object" && statement !== null ? (statement as { text?: unknown }).text : statement;
  const word = typeof text === "string" ? FIRST_WORD.exec(text.slice(0, 200))?.[1] : undefined;
  return KINDS[word?.toUpperCase() ?? ""] ?? "other";
}

/**
 * Starts the clock of a query with these arguments of node-postgres. The pool's own queries end with their callback, which
 * is wrapped here; for those of a transaction, which answer with a promise, the caller stops it.
 */
export function observeQuery(asked: unknown[]): () => void {
  const { metrics } = singletons;
  if (!metrics) return () => undefined;
  const since = performance.now();
  const hasEnded = () =>
    metrics.querySeconds.observe({ kind: kindOf(asked[0]) }, (performance.now() - since) / 1000);
  const callback = asked.at(-1);
  if (typeof callback === "function")
    asked[asked.length - 1] = (...answer: unknown[]) => {
      hasEnded();
      (callback as (...answer: unknown[]) => void)(...answer);
    };
  return hasEnded;
}
