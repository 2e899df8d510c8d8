import type pg from "pg";

/** Where PostgreSQL waits for a synchronous replica; its words are in the language of the server. */
const WAITING = "SyncRepWaitForLSN";

type Query = (...asked: unknown[]) => unknown;
type Answered = (error: unknown, result?: unknown) => void;

/** Begins as node-postgres' own words for a lost connection do: it may have been committed, and may be lost. */
const unconfirmed = () => new Error("Connection terminated: no replica has confirmed the commit");

/**
 * Lets a query fail whose commit no synchronous replica has confirmed. Where PostgreSQL ends the wait, because a statement
 * may not take longer, it only warns and says that the commit is done: it would be acknowledged, and lost with the primary.
 */
export function refuseUnconfirmed(client: pg.ClientBase, query: Query): Query {
  let isUnconfirmed = false;
  client.on("notice", ({ routine }) => {
    if (routine === WAITING) isUnconfirmed = true;
  });
  return (...asked) => {
    isUnconfirmed = false;
    const answered = asked.at(-1);
    if (typeof answered === "function")
      asked[asked.length - 1] = (error: unknown, result?: unknown) =>
        (answered as Answered)(error ?? (isUnconfirmed ? unconfirmed() : undefined), result);
    const answer = query(...asked);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: unknown) => {
      if (isUnconfirmed) throw unconfirmed();
      return result;
    });
  };
}
