// What the insights of a busy BEE and the nightly numbers of all BEEs take, in a market of 200,000 tenders with three
// offers each from 20,000 BEEs (`--size 50000`: another number of tenders).
import { parseArgs } from "node:util";
import pg from "pg";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { median } from "./load";
import { fillMarket } from "./market";
import type { TestServer } from "./servers";

const ROUNDS = 5;

// Without triggers: they would count each offer by itself.
const BEES = `
  INSERT INTO users (id, email, role, first_name, last_name, referral_code, email_confirmed_at, updated_at)
  SELECT gen_random_uuid(), 'bee-' || n || '@example.com', 'PRO', 'Bench', 'Bee', 'B' || lpad(n::text, 7, '0'), now(), now()
  FROM generate_series(1, $1::int / 10) n`;
// Each BEE works in a few services: three in a row of the list.
const OFFERS = `
  WITH bees AS (SELECT array_agg(id ORDER BY email) AS ids FROM users WHERE email LIKE 'bee-%')
  INSERT INTO offers (id, tender_id, pro_id, price_type, price_minor, materials, total_minor, message, status,
    decline_reason, accepted_at, created_at, updated_at)
  SELECT gen_random_uuid(), t.id, bees.ids[1 + ((n * 31 + k * 7) % cardinality(bees.ids))::int], 'FIXED', 10000, 'INCLUDED',
    10000, 'I can come next week.',
    (ARRAY['ACCEPTED', 'DECLINED', 'ACTIVE'])[k]::offer_status, CASE WHEN k = 2 THEN 'OTHER_CHOSEN'::decline_reason END,
    CASE WHEN k = 1 THEN t.created_at END, t.created_at, now()
  FROM (SELECT id, created_at, row_number() OVER (ORDER BY subcategory_id, id) AS n FROM tenders) t
    CROSS JOIN generate_series(1, 3) k CROSS JOIN bees`;
const EVENTS = `
  INSERT INTO tender_events (id, tender_id, move, pro_id, offer_id, at)
  SELECT gen_random_uuid(), tender_id, move::tender_event_move, pro_id, id, created_at
  FROM offers CROSS JOIN unnest(ARRAY['ACCEPT_OFFER', 'FINISH_WORK']) move WHERE status = 'ACCEPTED'`;
const VIEWS = `INSERT INTO tender_views (tender_id, pro_id, seen_at) SELECT tender_id, pro_id, created_at FROM offers`;
// One BEE with five services and offers in all of them: what they read is the most.
const BUSY = `
  WITH me AS (SELECT id FROM users WHERE email = 'bench-pro@example.com')
  UPDATE offers SET pro_id = (SELECT id FROM me) WHERE id IN (
    SELECT DISTINCT ON (o.tender_id) o.id FROM offers o JOIN tenders t ON t.id = o.tender_id
      JOIN user_subcategories us ON us.subcategory_id = t.subcategory_id AND us.user_id = (SELECT id FROM me)
    WHERE o.status = 'DECLINED' ORDER BY o.tender_id LIMIT 300)`;

async function fillHistory(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET session_replication_role = replica");
    await client.query(BEES, [size]);
    for (const statement of [OFFERS, EVENTS, VIEWS, BUSY, "VACUUM ANALYZE"]) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function openQueries(databaseUrl: string) {
  // Read at its first use, so what follows is loaded only now.
  process.env.DATABASE_URL = databaseUrl;
  const { closeDb, db } = await import("@/lib/platform/server/database/db");
  const { findStanding, listServices, listSteps } = await import("@/lib/insights/data");
  const { refreshMetrics } = await import("@/lib/users/metrics/service");
  const { id } = await db.user.findFirstOrThrow({
    where: { email: "bench-pro@example.com" },
    select: { id: true },
  });
  const now = new Date();
  const since = new Date(now.getTime() - 365 * 86_400_000);
  const queries: Record<string, () => Promise<unknown>> = {
    "steps of a year": () => listSteps(db, id, { since, now, unit: "month" }),
    "services beside all BEEs": () => listServices(db, id, since),
    "profile and numbers": () => findStanding(db, id),
    "numbers of all BEEs (nightly)": () => refreshMetrics(),
  };
  return { queries, close: closeDb };
}

/** Prints the median of each statement behind the insights. */
export async function run(server: TestServer): Promise<void> {
  const known = { size: { type: "string", default: "200000" } } as const;
  const size = Number(parseArgs({ options: known, allowPositionals: true }).values.size);
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_insights`);
  await step(`Making ${size} tenders and their offers`, async () => {
    await fillMarket(databaseUrl, size);
    await fillHistory(databaseUrl, size);
  });
  const { queries, close } = await openQueries(databaseUrl);
  try {
    for (const [name, ask] of Object.entries(queries)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const from = performance.now();
        await ask();
        times.push(performance.now() - from);
      }
      console.log(`${name.padEnd(32)}${median(times).toFixed(1)} ms`);
    }
  } finally {
    await close();
  }
}
