// The list of tenders: the product beside bare node:http + pg running the very same SQL. `--size 1000000` (repeatable)
// chooses how many tenders there are.
import { parseArgs } from "node:util";
import { z } from "zod";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { statement } from "./child-process";
import { measure, median, type Pair } from "./load";
import { fillMarket, PRO } from "./market";
import { authorization, startChild, startProduct, type Child, type TestServer } from "./servers";

const SIZES = ["1000", "100000"];
const CALLS = {
  "page 1": "/api/tenders",
  "common words": "/api/tenders?search=repair%20pain",
  "rare pair": "/api/tenders?search=marble%20velvet",
  // Vienna.
  "within 50 km": "/api/tenders?near=2761369&withinKm=50",
  "most relevant": "/api/tenders?tab=most-relevant",
  "most relevant, common words": "/api/tenders?tab=most-relevant&search=repair%20pain",
};
const ROUNDS = 5;
const WARM_UP = 100;
/** Calls after which V8 has compiled what a list runs: an operator's process serves for days. */
const RUN_IN = 3000;
const PER_ROUND = 200;

/** One call: the number of its queries, its median in milliseconds, and its answers a second. */
type Row = Pair<number> & { name: string; queries: number; perSecond: Pair<number> };
type Result = { size: number; rows: Row[] };

/** Lets the bare server run the SQL that a call of the product runs; returns how many queries that is. */
async function shareStatements(ours: Child, bare: Child, path: string, headers: Record<string, string>) {
  await ours.say("record", z.object({ done: z.string() }));
  await measure(ours.url + path, { headers, count: 1 });
  const recorded = await ours.say("recorded?", z.object({ statements: z.array(statement) }));
  const { ready } = await bare.say(recorded, z.object({ ready: z.number() }));
  return ready;
}

/** One call on both servers in turns, so that other load on the machine hits both alike. */
async function compare(ours: Child, bare: Child, path: string, headers: Record<string, string>) {
  await measure(ours.url + path, { headers, count: WARM_UP });
  const queries = await shareStatements(ours, bare, path, headers);
  await measure(bare.url, { count: WARM_UP });
  const times: Pair<number[]> = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(...(await measure(ours.url + path, { headers, count: PER_ROUND })).times);
    times.bare.push(...(await measure(bare.url, { count: PER_ROUND })).times);
  }
  const perSecond = {
    ours: (await measure(ours.url + path, { headers, count: 1000, connections: 8 })).perSecond,
    bare: (await measure(bare.url, { count: 1000, connections: 8 })).perSecond,
  };
  return { queries, ours: median(times.ours), bare: median(times.bare), perSecond };
}

async function measureSize(server: TestServer, size: number): Promise<Result> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_${size}`);
  await step(`Making ${size} tenders`, () => fillMarket(databaseUrl, size));
  const ours = await startProduct(databaseUrl);
  const bare = await startChild("bare-server.ts", databaseUrl);
  try {
    const headers = await authorization(ours.url, PRO);
    await measure(ours.url + CALLS["page 1"], { headers, count: RUN_IN });
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(CALLS))
      rows.push({ name, ...(await compare(ours, bare, path, headers)) });
    return { size, rows };
  } finally {
    for (const child of [ours, bare]) child.end();
  }
}

const ratio = (number: number) => `${number.toFixed(2)}×`.padStart(8);

function printSizes(results: Result[]): void {
  const ms = (number: number) => `${number.toFixed(2)} ms`.padStart(10);
  console.log(
    "\nGET /api/tenders       tenders  queries  ours p50   bare p50    ratio   answers a second, 8 at once",
  );
  for (const { size, rows } of results) {
    for (const { name, queries, ours, bare, perSecond } of rows) {
      const load = `${Math.round(perSecond.ours)} against ${Math.round(perSecond.bare)}`;
      const counted = `${String(size).padStart(10)}${String(queries).padStart(9)}`;
      console.log(`  ${name.padEnd(18)}${counted}${ms(ours)} ${ms(bare)} ${ratio(ours / bare)}   ${load}`);
    }
  }
}

/** What each larger size costs beside the first. */
function printGrowth([smallest, ...larger]: Result[]): void {
  for (const { size, rows } of larger) {
    console.log(`\nOurs at ${size} against ${smallest?.size} tenders:`);
    for (const { name, ours } of rows) {
      const before = smallest?.rows.find((row) => row.name === name);
      if (before) console.log(`  ${name.padEnd(18)}${ratio(ours / before.ours)}`);
    }
  }
}

function sizes(): number[] {
  const known = { size: { type: "string", multiple: true, default: SIZES } } as const;
  const { values } = parseArgs({ options: known, allowPositionals: true });
  return z.array(z.coerce.number().int().positive()).parse(values.size);
}

/** Prints what a page of tenders costs in markets of several sizes. */
export async function run(server: TestServer): Promise<void> {
  const results: Result[] = [];
  for (const size of sizes()) results.push(await measureSize(server, size));
  printSizes(results);
  printGrowth(results);
}
