// What a process holds after minutes of mixed calls: pages, lists, searches, files of the build. `--minutes 1`: less.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { measure } from "./load";
import { fillMarket, PRO } from "./market";
import { authorization, startProduct, type Child, type TestServer } from "./servers";

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

/** Resident megabytes now, and the most there have been, as Linux counts them. */
function residentOf({ pid }: Child): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000;
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}

const print = (after: string, { now, most }: { now: number; most: number }, answers: number) =>
  console.log(
    `  ${after.padEnd(16)} ${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB, ${answers} answers`,
  );

/** Prints the memory of a process under load, minute by minute. */
export async function run(server: TestServer): Promise<void> {
  const minutes = readMinutes();
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_memory`);
  await fillMarket(databaseUrl, TENDERS);
  const ours = await startProduct(databaseUrl);
  try {
    const headers = { ...(await authorization(ours.url, PRO)), "accept-encoding": "br" };
    console.log("\nResident memory of one process");
    print("before", residentOf(ours), 0);
    let answers = 0;
    for (let minute = 1; minute <= minutes; minute++) {
      const until = performance.now() + MINUTE_MS;
      while (performance.now() < until)
        for (const path of [...PAGES, ...CALLS]) {
          await measure(ours.url + path, { headers, count: PER_TURN, connections: AT_ONCE });
          answers += PER_TURN;
        }
      print(`after ${minute} min`, residentOf(ours), answers);
    }
  } finally {
    ours.end();
  }
}
