import type { TestProject } from "vitest/node";
import { openPgbouncer } from "@/scripts/programs/pgbouncer.mjs";
import { openTestServer } from "@/scripts/embedded/test-database.mjs";

/** As global-setup.ts, with a PgBouncer in transaction mode between the calls and the databases. */
export default async function setup(project: TestProject) {
  const server = await openTestServer({ inMemory: true });
  const bouncer = await openPgbouncer(server.url);
  project.provide("testServer", {
    url: server.url,
    template: server.template,
    run: server.run,
    tablespace: server.tablespace,
    poolerUrl: bouncer.url,
    // What goes through it wherever the tests run meets a PostgreSQL that stands elsewhere.
    zone: project.name === "bouncer" ? "America/New_York" : undefined,
  });
  return async () => {
    await bouncer.stop();
    await server.stop();
  };
}
