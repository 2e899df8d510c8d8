// `npm run bench`: what lists of tenders cost; `npm run bench -- auth` or `timing` for what signing in costs and tells,
// `files` for what an upload and a served file cost, `pages` for pages made ahead of time, `chat` for sockets, messages
// and their delivery (`--short`: less), `lighthouse` for what Lighthouse says of pages (`--runs 1`: less).
import { build } from "./build.mjs";
import { step } from "../embedded/steps.mjs";
import { openTestServer } from "../embedded/test-database.mjs";

const BENCHES = {
  tenders: () => import("../../tests/bench/tenders.mjs"),
  auth: () => import("../../tests/bench/auth.mjs"),
  chat: () => import("../../tests/bench/chat.mjs"),
  files: () => import("../../tests/bench/files.mjs"),
  lighthouse: () => import("../../tests/bench/lighthouse.mjs"),
  pages: () => import("../../tests/bench/pages.mjs"),
  timing: () => import("../../tests/bench/timing.mjs"),
};

const name = process.argv[2] ?? "tenders";
if (!(name in BENCHES)) {
  console.error(`There is no bench "${name}": ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
await step("Building pages and server", build);
const server = await openTestServer();
try {
  const { run } = await BENCHES[name]();
  await run(server);
} finally {
  await server.stop();
}
