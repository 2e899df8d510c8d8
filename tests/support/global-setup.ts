import type { TestProject } from "vitest/node";
import { openTestServer } from "@/scripts/embedded/test-database.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    testServer: { url: string; template: string; run: string; poolerUrl?: string; zone?: string };
  }
}

/** Before the first test: a PostgreSQL with a migrated template. After the last: its databases are dropped. */
export default async function setup(project: TestProject) {
  const server = await openTestServer();
  project.provide("testServer", { url: server.url, template: server.template, run: server.run });
  return () => server.stop();
}
