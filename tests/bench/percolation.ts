// How long it takes to find the saved searches of one tender among a hundred thousand (`--size 1000000`: another number).
import { parseArgs } from "node:util";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { percentile } from "./load";
import { fillMarket } from "./market";
import { fillSearches } from "./searches";
import type { TestServer } from "./servers";

const TENDERS = 600;
const WARM_UP = 50;
const MOST_MS = 50;

type Percolator = {
  tenderIds: string[];
  /** Milliseconds of the statement and how many searches it finds. */
  find: (tenderId: string) => Promise<{ ms: number; found: number }>;
  close: () => Promise<void>;
};

async function openPercolator(databaseUrl: string): Promise<Percolator> {
  // Read at its first use, so what follows is loaded only now.
  process.env.DATABASE_URL = databaseUrl;
  const { closeDb, db } = await import("@/lib/platform/server/database/db");
  const { matchingSearches, maybeOpenTender } = await import("@/lib/saved-searches/data/find-matches");
  const rows = await db.tender.findMany({ where: { status: "NEW" }, select: { id: true }, take: TENDERS });
  return {
    tenderIds: rows.map(({ id }) => id),
    async find(tenderId) {
      const tender = await db.$transaction((tx) => maybeOpenTender(tx, tenderId));
      if (!tender) return { ms: 0, found: 0 };
      const from = performance.now();
      // Only counted: the product keeps what is found in the same statement.
      const [row] = await db.$queryRaw<{ found: number }[]>`
        SELECT count(*)::int AS found FROM (${matchingSearches(tender, null)}) found`;
      return { ms: performance.now() - from, found: row?.found ?? 0 };
    },
    close: closeDb,
  };
}

async function measureFinding({ tenderIds, find }: Percolator): Promise<number> {
  for (const id of tenderIds.slice(0, WARM_UP)) await find(id);
  const times: number[] = [];
  let most = 0;
  for (const id of tenderIds) {
    const { ms, found } = await find(id);
    times.push(ms);
    most = Math.max(most, found);
  }
  const [middle, slow] = [percentile(times, 50), percentile(times, 99)];
  console.log(
    `finding the searches of a tender   p50 ${middle.toFixed(1)} ms   p99 ${slow.toFixed(1)} ms   at most ${most} found`,
  );
  return slow;
}

/** Prints how long finding takes; fails when it takes longer than it may. */
export async function run(server: TestServer): Promise<void> {
  const { values } = parseArgs({
    options: { size: { type: "string", default: "100000" } },
    allowPositionals: true,
    args: process.argv.slice(2),
  });
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_percolation`);
  await fillMarket(databaseUrl, 2000);
  await step(`Making ${values.size} saved searches`, () => fillSearches(databaseUrl, Number(values.size)));
  const percolator = await openPercolator(databaseUrl);
  try {
    const slow = await measureFinding(percolator);
    if (slow > MOST_MS) throw new Error(`p99 is more than ${MOST_MS} ms.`);
  } finally {
    await percolator.close();
  }
}
