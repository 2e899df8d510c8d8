// How long it takes to find the saved searches of one tender among a hundred thousand (`--size 1000000`: another number),
// and how soon the first push is on its way when tenders come at twenty a second.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { percentile } from "./load";
import { fillMarket } from "./market";
import type { TestServer } from "./servers";

const TENDERS = 600;
const WARM_UP = 50;
const A_SECOND = 20;
const SECONDS = 15;
const AT_ONCE = 5;
const MOST_MS = 50;
const MOST_SECONDS = 60;

// Ten thousand PROs around the hundred biggest towns, the more the bigger, with ten searches each: three in four within
// a radius, nine in ten for one to five services.
const SEARCHERS = `
  INSERT INTO users (id, email, role, first_name, last_name, referral_code, email_confirmed_at, updated_at)
  SELECT gen_random_uuid(), 'searcher-' || n || '@example.com', 'PRO', 'Bench', 'Searcher',
    'S' || lpad(n::text, 7, '0'), now(), now() FROM generate_series(1, $1::int / 10) n`;
const SEARCHES = `
  WITH towns AS (SELECT array_agg(geoname_id ORDER BY population DESC) AS ids
      FROM (SELECT geoname_id, population FROM places ORDER BY population DESC LIMIT 100) biggest),
    services AS (SELECT array_agg(slug ORDER BY slug) AS slugs FROM subcategories)
  INSERT INTO saved_searches (id, user_id, name, slot, subcategory_slugs, near, within_km, remote, words)
  SELECT gen_random_uuid(), u.id, 'Search ' || slot, slot,
    CASE WHEN random() < 0.9 THEN (
      SELECT array_agg(slugs[1 + floor(random() * cardinality(slugs))::int])
      FROM services, generate_series(1, 1 + (slot % 5)) WHERE u.id IS NOT NULL) END,
    CASE WHEN slot % 4 > 0 THEN ids[1 + floor(power(random(), 2) * cardinality(ids))::int] END,
    CASE WHEN slot % 4 > 0 THEN (ARRAY[10, 20, 30, 50])[1 + floor(random() * 4)::int] END,
    CASE WHEN slot % 4 = 0 THEN random() < 0.5 END,
    CASE WHEN slot = 7 THEN 'repair' END
  FROM (SELECT id FROM users WHERE email LIKE 'searcher-%') u
    CROSS JOIN generate_series(1, 10) slot CROSS JOIN towns`;

async function fillSearches(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(SEARCHERS, [size]);
    await client.query(SEARCHES);
    await client.query("VACUUM ANALYZE saved_searches");
  } finally {
    await client.end();
  }
}

type Percolator = {
  tenderIds: string[];
  /** Milliseconds of the statement and how many searches it finds. */
  find: (tenderId: string) => Promise<{ ms: number; found: number }>;
  /** Enqueues and does the job of a tender, as the server would. */
  alert: (tenderId: string) => Promise<void>;
  close: () => Promise<void>;
};

async function openPercolator(databaseUrl: string): Promise<Percolator> {
  // Read at its first use, so what follows is loaded only now.
  process.env.DATABASE_URL = databaseUrl;
  const { closeDb, db } = await import("@/lib/platform/server/database/db");
  const { matchingSearches, maybeOpenTender } = await import("@/lib/saved-searches/data/find-matches");
  const { matchTender } = await import("@/lib/saved-searches/service/match-tender");
  const rows = await db.tender.findMany({ where: { status: "NEW" }, select: { id: true }, take: TENDERS });
  return {
    tenderIds: rows.map(({ id }) => id),
    async find(tenderId) {
      const tender = await db.$transaction((tx) => maybeOpenTender(tx, tenderId));
      if (!tender) return { ms: 0, found: 0 };
      const from = performance.now();
      const found = await db.$queryRaw<unknown[]>(matchingSearches(tender, null));
      return { ms: performance.now() - from, found: found.length };
    },
    alert: (tenderId) => matchTender({ tenderId, before: null }),
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

/**
 * Tenders at a steady pace and as many jobs at once as the queue does; the seconds from each post until its alerts are
 * committed with the orders of their pushes.
 */
async function measureAlerting({ tenderIds, alert }: Percolator): Promise<number> {
  const waits: number[] = [];
  const waiting = tenderIds.slice(0, A_SECOND * SECONDS).map((id, index) => ({ id, index }));
  const start = performance.now();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const postedAt = start + (next.index * 1000) / A_SECOND;
      await sleep(Math.max(0, postedAt - performance.now()));
      await alert(next.id);
      waits.push((performance.now() - postedAt) / 1000);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [middle, slow] = [percentile(waits, 50), percentile(waits, 99)];
  console.log(
    `${A_SECOND} tenders a second, to the push's order   p50 ${middle.toFixed(2)} s   p99 ${slow.toFixed(2)} s`,
  );
  return slow;
}

/** Prints how long finding and alerting take; fails when they take longer than the design allows. */
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
    const late = await measureAlerting(percolator);
    if (slow > MOST_MS) throw new Error(`p99 is more than ${MOST_MS} ms.`);
    if (late > MOST_SECONDS) throw new Error(`p99 is more than ${MOST_SECONDS} s.`);
  } finally {
    await percolator.close();
  }
}
