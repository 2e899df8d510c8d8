import pg from "pg";
import { vi } from "vitest";

/** What is not a query: the limits of a transaction, and what a new connection says once behind a pooler. */
const ASIDE = /^(BEGIN|COMMIT|ROLLBACK|SET timezone)/i;

/** Counts the statements sent to PostgreSQL meanwhile. */
export async function countQueries<T>(run: () => Promise<T>): Promise<{ answer: T; queries: number }> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    const answer = await run();
    const texts = spy.mock.calls.map(([first]) => textOf(first));
    return { answer, queries: texts.filter((text) => !ASIDE.test(text)).length };
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}
