// `npm run bench`: what lists of tenders cost (`--size 1000000`: another size); `npm run bench -- auth` or `timing` for
// what signing in costs and reveals, `files` for an upload and a served file, `pages` for pages made ahead of time,
// `hostile` for what others wait while hostile requests come,
// `percolation` for finding the saved searches of a tender, `alerts` for what passes until a push is handed over,
// `audit` for the audit log with a million entries, `users` for the admins' search in a million accounts,
// `directory` for lists of BEEs, `insights` for a BEE's own numbers, `metrics` for what counting costs, `memory` for
// what a process holds after ten minutes of load (`--minutes 1`),
// `chat` for sockets, messages and their delivery (`--short`: less), `sockets` for 5,000 of them on two processes,
// `lighthouse` for scores of pages (`--runs 1`: less).
import { build } from "./build.mjs";
import { forgetSettings } from "../embedded/environment.mjs";
import { step } from "../embedded/steps.mjs";
import { openTestServer } from "../embedded/test-database.mjs";
import type { TestServer } from "../../tests/bench/servers";

type Bench = { run: (server: TestServer) => Promise<void> };

const BENCHES = new Map<string, () => Promise<Bench>>([
  ["tenders", () => import("../../tests/bench/tenders")],
  ["alerts", () => import("../../tests/bench/alerts")],
  ["audit", () => import("../../tests/bench/audit")],
  ["auth", () => import("../../tests/bench/auth")],
  ["chat", () => import("../../tests/bench/chat")],
  ["directory", () => import("../../tests/bench/directory")],
  ["files", () => import("../../tests/bench/files")],
  ["hostile", () => import("../../tests/bench/hostile")],
  ["insights", () => import("../../tests/bench/insights")],
  ["lighthouse", () => import("../../tests/bench/lighthouse")],
  ["memory", () => import("../../tests/bench/memory")],
  ["metrics", () => import("../../tests/bench/metrics")],
  ["pages", () => import("../../tests/bench/pages")],
  ["percolation", () => import("../../tests/bench/percolation")],
  ["queue", () => import("../../tests/bench/queue")],
  ["sockets", () => import("../../tests/bench/sockets")],
  ["timing", () => import("../../tests/bench/timing")],
  ["users", () => import("../../tests/bench/users")],
]);

async function main(): Promise<void> {
  forgetSettings();
  const [first = "tenders"] = process.argv.slice(2);
  // An option alone belongs to the bench that needs no name.
  const name = first.startsWith("-") ? "tenders" : first;
  const load = BENCHES.get(name);
  if (!load) throw new Error(`There is no bench "${name}": ${[...BENCHES.keys()].join(", ")}.`);
  await step("Building pages and server", build);
  const server = await openTestServer();
  try {
    const { run } = await load();
    await run(server);
  } finally {
    await server.stop();
  }
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
