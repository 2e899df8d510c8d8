import { randomBytes } from "node:crypto";
import pg from "pg";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { databaseUrl } from "@/scripts/embedded/test-database.mjs";

/** Runs SQL on a database; the rows of its last statement. */
export async function queryOn<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The address of a new database without a table, on the server of the tests; dropped with those of the run. */
export async function anEmptyDatabase(): Promise<string> {
  const name = `${new URL(directDatabaseUrl()).pathname.slice(1)}_${randomBytes(3).toString("hex")}`;
  await queryOn(directDatabaseUrl(), `CREATE DATABASE "${name}" TEMPLATE template0`);
  return databaseUrl(directDatabaseUrl(), name);
}
