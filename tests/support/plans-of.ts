import pg from "pg";
import { vi } from "vitest";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";

type Statement = { text: string; values: unknown[] };

/** A connection that is not Prisma's: making many rows takes longer than a statement of the product may. */
export async function withClient<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(directDatabaseUrl());
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** How PostgreSQL runs the statements sent meanwhile whose text fits: the plan of each, with the rows that it has read. */
export async function plansOf(run: () => Promise<unknown>, about: RegExp): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await run();
  const sent = spy.mock.calls.map(([first, second]) =>
    typeof first === "string" ? { text: first, values: second } : first,
  ) as unknown as Statement[];
  spy.mockRestore();
  return withClient(async (client) => {
    const plans: string[] = [];
    for (const { text, values } of sent.filter((one) => about.test(one.text))) {
      const { rows } = await client.query<{ "QUERY PLAN": string }>({
        text: `EXPLAIN (ANALYZE, TIMING OFF) ${text}`,
        values,
      });
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    return plans;
  });
}
