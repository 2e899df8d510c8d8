// The list of tenders: our server beside bare node:http + pg running the very same SQL.
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { measure, median } from "./load.mjs";
import { fillMarket, PRO } from "./market.mjs";
import { signIn, startChild, startProduct } from "./servers.mjs";

const SIZES = [1000, 100_000];
const CALLS = {
  "page 1": "/api/tenders",
  search: "/api/tenders?search=repair%20pain",
  "most relevant": "/api/tenders?tab=most-relevant",
};
const ROUNDS = 5;
const WARM_UP = 100;
const PER_ROUND = 200;

/** One call on both servers in turns, so that whatever else the machine does hits both alike. */
async function compare(ours, bare, path, headers) {
  await measure(ours.url + path, { headers, count: WARM_UP });
  await ours.say("record");
  await measure(ours.url + path, { headers, count: 1 });
  const { statements } = await ours.say("recorded?");
  await bare.say({ statements });
  await measure(bare.url, { count: WARM_UP });
  const times = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(...(await measure(ours.url + path, { headers, count: PER_ROUND })).times);
    times.bare.push(...(await measure(bare.url, { count: PER_ROUND })).times);
  }
  const perSecond = {
    ours: (await measure(ours.url + path, { headers, count: 1000, connections: 8 })).perSecond,
    bare: (await measure(bare.url, { count: 1000, connections: 8 })).perSecond,
  };
  return { queries: statements.length, ours: median(times.ours), bare: median(times.bare), perSecond };
}

async function measureSize(server, size) {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_${size}`);
  await step(`Making ${size} tenders`, () => fillMarket(databaseUrl, size));
  const ours = await startProduct(databaseUrl);
  const bare = await startChild("bare-server.mjs", databaseUrl);
  try {
    const headers = await signIn(ours.url, PRO);
    const rows = {};
    for (const [name, path] of Object.entries(CALLS)) rows[name] = await compare(ours, bare, path, headers);
    return rows;
  } finally {
    for (const child of [ours, bare]) child.end();
  }
}

function print(results) {
  const ms = (number) => `${number.toFixed(2)} ms`.padStart(10);
  const ratio = (number) => `${number.toFixed(2)}×`.padStart(8);
  console.log(
    "\nGET /api/tenders       tenders  queries  ours p50   bare p50    ratio   answers a second, 8 at once",
  );
  for (const [size, rows] of results) {
    for (const [name, row] of Object.entries(rows)) {
      const load = `${Math.round(row.perSecond.ours)} against ${Math.round(row.perSecond.bare)}`;
      const counted = `${String(size).padStart(10)}${String(row.queries).padStart(9)}`;
      console.log(
        `  ${name.padEnd(18)}${counted}${ms(row.ours)} ${ms(row.bare)} ${ratio(row.ours / row.bare)}   ${load}`,
      );
    }
  }
  const [[, small], [, large]] = results;
  console.log(`\nOurs at ${SIZES[1]} against ${SIZES[0]} tenders:`);
  for (const name of Object.keys(CALLS))
    console.log(`  ${name.padEnd(18)}${ratio(large[name].ours / small[name].ours)}`);
}

/** Prints what a page of tenders costs, small and large. */
export async function run(server) {
  const results = [];
  for (const size of SIZES) results.push([size, await measureSize(server, size)]);
  print(results);
}
