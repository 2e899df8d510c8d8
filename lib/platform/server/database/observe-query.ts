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

/** After INTO stands a table even before a parenthesis, everywhere else that is a function; DO UPDATE SET names none. */
const TABLE =
  /\b(?:into\s+(?:"?\w+"?\.)?"?(?<into>\w+)|(?:from|update|join)\s+(?:only\s+)?(?!set\b)(?:"?\w+"?\.)?"?(?<other>\w+)\b(?!\s*\())/i;
/** How far into a statement its table is looked for: longer lists of columns there are not. */
const LOOKED_AT = 5_000;

const FIRST_WORD = /^(?:\s|\/\*.*?\*\/)*([a-z]+)/i;

/** The statement's text, whose values are placeholders. */
function textOf(statement: unknown): string {
  const text =
    typeof statement === "object" && statement !== null ? (statement as { text?: unknown }).text : statement;
  return typeof text === "string" ? text : "";
}

/** What a statement does, by its first word; bounded, as labels of metrics have to be. */
export function kindOf(statement: unknown): string {
  const word = FIRST_WORD.exec(textOf(statement).slice(0, 200))?.[1];
  return KINDS[word?.toUpperCase() ?? ""] ?? "other";
}

/** The table that a statement names first. */
export function tableOf(statement: unknown): string | undefined {
  const { into, other } = TABLE.exec(textOf(statement).slice(0, LOOKED_AT))?.groups ?? {};
  return into ?? other;
}

/** The span of a statement, with the table that it names first: neither its text nor its values leave. */
function beginSpan(statement: unknown): ((error?: unknown) => void) | undefined {
  const { tracing } = singletons;
  if (!tracing) return undefined;
  const kind = kindOf(statement);
  const table = tableOf(statement);
  const facts = { "db.system.name": "postgresql", "db.operation.name": kind, "db.collection.name": table };
  return tracing.begin(table ? `${kind} ${table}` : kind, { kind: "client", facts });
}

/**
 * Starts the clock and the span of a query with these arguments of node-postgres. The pool's own queries end with their callback, which
 * is wrapped here; for those of a transaction, which answer with a promise, the caller stops it.
 */
export function observeQuery(asked: unknown[]): (error?: unknown) => void {
  const { metrics, tracing } = singletons;
  if (!metrics && !tracing) return () => undefined;
  const since = performance.now();
  const endSpan = beginSpan(asked[0]);
  const hasEnded = (error?: unknown) => {
    metrics?.querySeconds.observe({ kind: kindOf(asked[0]) }, (performance.now() - since) / 1000);
    endSpan?.(error);
  };
  const callback = asked.at(-1);
  if (typeof callback === "function")
    asked[asked.length - 1] = (...answer: unknown[]) => {
      hasEnded(answer[0]);
      (callback as (...answer: unknown[]) => void)(...answer);
    };
  return hasEnded;
}
