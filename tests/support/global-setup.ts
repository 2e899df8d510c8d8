import type { TestProject } from "vitest/node";
import { openTestServer } from "@/scripts/embedded/test-database.mjs";

/** The server of a run, and how its databases are made. */
type TestServer = {
  url: string;
  template: string;
  run: string;
  tablespace: string | null;
  poolerUrl?: string;
  zone?: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Before the first test: a PostgreSQL with a migrated template. After the last: its databases are dropped. */
export default async function setup(project: TestProject) {
  // The data of the server is copied for a replica, which what is elsewhere would not be.
  const server = await openTestServer({ inMemory: project.name !== "replicas" });
  const { url, template, run, tablespace } = server;
  project.provide("testServer", { url, template, run, tablespace });
  return () => server.stop();
}
