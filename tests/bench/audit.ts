// What a page of the audit log takes with each filter, in a log of 1,000,000 entries by five admins (`--size 50000`:
// another number of entries).
import { parseArgs } from "node:util";
import pg from "pg";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { median } from "./load";
import type { TestServer } from "./servers";

const ROUNDS = 5;

const ADMINS = `
  INSERT INTO users (id, email, role, first_name, last_name, referral_code, email_confirmed_at, updated_at)
  SELECT gen_random_uuid(), 'admin-' || n || '@example.com', 'ADMIN', 'Bench', 'Admin', 'A' || lpad(n::text, 7, '0'), now(), now()
  FROM generate_series(1, 5) n`;
// One action in ten thousand is rare, and one of the five admins never did it: what is not there takes longest to find.
const ENTRIES = `
  WITH admins AS (SELECT array_agg(id ORDER BY email) AS ids FROM users WHERE email LIKE 'admin-%')
  INSERT INTO audit_log (id, actor_id, action, subject_type, subject_id, ip, at)
  SELECT gen_random_uuid(), ids[CASE WHEN n % 10000 = 0 THEN 1 ELSE 1 + n % 5 END],
    CASE WHEN n % 10000 = 0 THEN 'account.rights_changed' ELSE 'account.particulars_read' END, 'users',
    md5((n % 50000)::text)::uuid, '192.0.2.1', now() - n * interval '1 minute'
  FROM generate_series(1, $1::int) n CROSS JOIN admins`;

async function fillLog(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(ADMINS);
    await client.query(ENTRIES, [size]);
    await client.query("VACUUM ANALYZE audit_log");
  } finally {
    await client.end();
  }
}

async function openLists(databaseUrl: string) {
  // Read at its first use, so what follows is loaded only now.
  process.env.DATABASE_URL = databaseUrl;
  const { closeDb, db } = await import("@/lib/platform/server/database/db");
  const { listAuditEntries } = await import("@/lib/audit/data");
  const where = { email: "admin-2@example.com" };
  const { id: actorId } = await db.user.findUniqueOrThrow({ where, select: { id: true } });
  const { subjectId } = await db.auditEntry.findFirstOrThrow({ select: { subjectId: true } });
  const rare = { action: "account.rights_changed" } as const;
  const lists = {
    everything: { page: 1 },
    "the last page": { page: 40 },
    "by actor": { page: 1, actorId },
    "by a rare action": { page: 1, ...rare },
    "by actor and what they never did": { page: 1, actorId, ...rare },
    "by subject": { page: 1, subjectId },
    "of a day": { page: 1, from: "2026-01-10", to: "2026-01-10" },
  };
  return { lists, listAuditEntries, close: closeDb };
}

/** Prints the median of a page with each filter. */
export async function run(server: TestServer): Promise<void> {
  const known = { size: { type: "string", default: "1000000" } } as const;
  const size = Number(parseArgs({ options: known, allowPositionals: true }).values.size);
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_audit`);
  await step(`Making ${size} entries`, () => fillLog(databaseUrl, size));
  const { lists, listAuditEntries, close } = await openLists(databaseUrl);
  try {
    for (const [name, query] of Object.entries(lists)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const from = performance.now();
        await listAuditEntries(query, "en");
        times.push(performance.now() - from);
      }
      console.log(`${name.padEnd(36)}${median(times).toFixed(1)} ms`);
    }
  } finally {
    await close();
  }
}
