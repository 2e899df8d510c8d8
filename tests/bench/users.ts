// What the admins' search takes among 1,000,000 accounts (`--size 50000`: another number of accounts).
import { parseArgs } from "node:util";
import pg from "pg";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { median } from "./load";
import type { TestServer } from "./servers";

const ROUNDS = 5;

// One in twenty has the most frequent name, one in ten thousand the rarest; one domain is frequent among the oldest only.
const USERS = `
  INSERT INTO users (id, email, role, first_name, last_name, phone, referral_code, created_at, updated_at)
  SELECT gen_random_uuid(), 'user.' || n || CASE WHEN n > $1::int * 0.8 AND n % 5 = 0 THEN '@bygone.example' ELSE '@mail-' || n % 500 || '.example' END, 'CLIENT',
    (ARRAY['Jana', 'Péter', 'Zsófia', 'Jörg', 'Lucie', 'Marek', 'Eva', 'Tomáš', 'Nina', 'Karl'])[1 + n % 10],
    CASE WHEN n % 20 = 0 THEN 'Novák' WHEN n % 10000 = 1 THEN 'Przewłocki' ELSE 'Bench' || md5(n::text) END,
    '+43664' || lpad(n::text, 7, '0'), lpad(n::text, 8, '0'), now() - n * interval '1 minute', now()
  FROM generate_series(1, $1::int) n`;

async function fillUsers(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(USERS, [size]);
    await client.query("VACUUM ANALYZE users");
  } finally {
    await client.end();
  }
}

const SEARCHES = {
  everything: "",
  "a frequent name": "novak",
  "a frequent name and a first name": "Novák Tomáš",
  "a rare name": "przew",
  "an e-mail address": "user.4711@mail-211.example",
  "a domain": "mail-211",
  "a domain of old accounts": "bygone",
  "a phone number": "0664 0004711",
  "what is not there": "unfindable",
  "three letters": "ova",
  "two words of nearly all": "example user",
};

/** Prints the median of the first page of each search. */
export async function run(server: TestServer): Promise<void> {
  const known = { size: { type: "string", default: "1000000" } } as const;
  const size = Number(parseArgs({ options: known, allowPositionals: true }).values.size);
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_users`);
  await step(`Making ${size} accounts`, () => fillUsers(databaseUrl, size));
  // Read at its first use, so what follows is loaded only now.
  process.env.DATABASE_URL = databaseUrl;
  const { closeDb } = await import("@/lib/platform/server/database/db");
  const { listFoundUsers } = await import("@/lib/admin/users/data/search");
  try {
    for (const [name, search] of Object.entries(SEARCHES)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const from = performance.now();
        await listFoundUsers({ page: 1, search });
        times.push(performance.now() - from);
      }
      console.log(`${name.padEnd(36)}${median(times).toFixed(1)} ms`);
    }
  } finally {
    await closeDb();
  }
}
