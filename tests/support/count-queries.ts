import pg from "pg";
import { vi } from "vitest";

/** Counts the statements sent to PostgreSQL meanwhile, without BEGIN, COMMIT and the like. */
export async function countQueries<T>(run: () => Promise<T>): Promise<{ answer: T; queries: number }> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    const answer = await run();
    const texts = spy.mock.calls.map(([first]) => textOf(first));
    return { answer, queries: texts.filter((text) => !/^(BEGIN|COMMIT|ROLLBACK)/i.test(text)).length };
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}
