// What a process holds after minutes of mixed calls: pages, lists, searches, files of the build. `--minutes 1`: less.
import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/embedded/environment.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { KillableServer } from "../support/killable-server";
import { measure } from "./load";
import { fillMarket, PRO } from "./market";
import { authorization, type TestServer } from "./servers";

const TENDERS = 10_000;
const AT_ONCE = 16;
const PER_TURN = 200;
const MINUTE_MS = 60_000;
const PAGES = ["/en", "/de/services", "/hu/bees", "/cz/privacy-policy", "/sk/sign-in", "/de/account/tenders"];
const CALLS = [
  "/api/tenders",
  "/api/tenders?search=repair",
  "/api/tenders?tab=most-relevant",
  "/api/auth/user",
];

function readMinutes(): number {
  const { values } = parseArgs({ options: { minutes: { type: "string" } }, args: process.argv.slice(3) });
  return Number(values.minutes ?? 10);
}

/** A number that the process says of itself, in megabytes. */
async function megabytesOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]) / 1_000_000;
}

async function print(url: string, after: string, answers: number): Promise<void> {
  const resident = await megabytesOf(url, "process_resident_memory_bytes");
  const live = await megabytesOf(url, "nodejs_heap_size_used_bytes");
  console.log(
    `  ${after.padEnd(16)} ${resident.toFixed(0)} MB, of which heap in use ${live.toFixed(0)} MB, ${answers} answers`,
  );
}

/** Prints the memory of a process under load, minute by minute; it is started as an operator starts it. */
export async function run(server: TestServer): Promise<void> {
  const minutes = readMinutes();
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_memory`);
  await fillMarket(databaseUrl, TENDERS);
  const ours = await KillableServer.create({ url: databaseUrl, stop: async () => {} });
  try {
    await ours.startRelease(ROOT, {});
    const headers = { ...(await authorization(ours.url, PRO)), "accept-encoding": "br" };
    console.log("\nResident memory of one process");
    await print(ours.url, "before", 0);
    let answers = 0;
    for (let minute = 1; minute <= minutes; minute++) {
      const until = performance.now() + MINUTE_MS;
      while (performance.now() < until)
        for (const path of [...PAGES, ...CALLS]) {
          await measure(ours.url + path, { headers, count: PER_TURN, connections: AT_ONCE });
          answers += PER_TURN;
        }
      await print(ours.url, `after ${minute} min`, answers);
    }
  } finally {
    await ours.remove();
  }
}
