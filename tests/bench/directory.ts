// The directory of BEEs in markets of several sizes (`--size 100000`, repeatable): the larger may take twice as long.
import { parseArgs } from "node:util";
import pg from "pg";
import { z } from "zod";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { measure, median } from "./load";
import { startProduct, type TestServer } from "./servers";

const SIZES = ["1000", "100000"];
const CALLS = {
  "all BEEs": "/api/bees",
  "one service": "/api/bees?service=painting",
  "near a town": "/api/bees?near=2761369&km=30",
  "service near a town": "/api/bees?service=painting&near=2761369&km=60",
  "all filters": "/api/bees?service=painting&near=2761369&km=100&lang=de&verified=1",
};
const WARM_UP = 50;
const COUNT = 300;
const MOST = 2;

// One in ten lives in Vienna, the others in the 300 largest towns; three services each.
const BEES = `
  INSERT INTO users (id, email, role, first_name, last_name, referral_code, email_confirmed_at, updated_at,
    rating_average, rating_count, is_verified, last_seen_at)
  SELECT gen_random_uuid(), 'bench-bee-' || n || '@example.com', 'PRO', 'Bench', 'Bee', lpad(to_hex(n), 8, 'B'), now(), now(),
    CASE WHEN n % 3 = 0 THEN 0 ELSE 3 + n % 20 / 10.0 END, CASE WHEN n % 3 = 0 THEN 0 ELSE 1 + n % 40 END, n % 2 = 0,
    now() - n % 90 * interval '1 day'
  FROM generate_series(1, $1::int) n`;
const PROFILES = `
  WITH towns AS (SELECT array_agg(geoname_id ORDER BY population DESC) AS ids
    FROM (SELECT geoname_id, population FROM places ORDER BY population DESC LIMIT 300) biggest)
  INSERT INTO profiles (user_id, headline, country, city, latitude, longitude, service_radius_km, updated_at)
  SELECT u.id, 'Careful and on time', p.country, p.name, p.latitude + u.n % 17 / 100.0, p.longitude + u.n % 23 / 100.0, 30, now()
  FROM (SELECT id, row_number() OVER (ORDER BY email)::int AS n FROM users WHERE role = 'PRO') u CROSS JOIN towns
    JOIN places p ON p.geoname_id = CASE WHEN u.n % 10 = 0 THEN 2761369
      ELSE towns.ids[1 + (u.n::bigint * 7919 % cardinality(towns.ids))::int] END`;
const SERVICES = `
  WITH known AS (SELECT array_agg(id ORDER BY slug) AS ids FROM subcategories)
  INSERT INTO user_subcategories (user_id, subcategory_id)
  SELECT DISTINCT u.id, known.ids[1 + ((u.n * 31 + k * 17) % cardinality(known.ids))::int]
  FROM (SELECT id, row_number() OVER (ORDER BY email) AS n FROM users WHERE role = 'PRO') u
    CROSS JOIN generate_series(1, 3) k CROSS JOIN known`;
const LANGUAGES = `
  INSERT INTO user_languages (user_id, code, level, position)
  SELECT id, CASE WHEN n % 3 = 0 THEN 'de' ELSE 'sk' END, 'NATIVE', 0
  FROM (SELECT id, row_number() OVER (ORDER BY email) AS n FROM users WHERE role = 'PRO') u`;

/** The tables whose triggers keep the directory. */
const FOLLOWED = ["users", "profiles", "user_languages", "user_subcategories"];

async function fillDirectory(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The triggers would write all entries anew after each table; once is enough.
  const triggers = (change: string) =>
    FOLLOWED.map((table) => `ALTER TABLE ${table} ${change} TRIGGER USER`).join(";");
  await client.query(triggers("DISABLE"));
  await client.query(BEES, [size]);
  for (const text of [PROFILES, LANGUAGES, SERVICES]) await client.query(text);
  await client.query(triggers("ENABLE"));
  await client.query("SELECT refresh_directory(ARRAY(SELECT id FROM users WHERE role = 'PRO'))");
  await client.query("VACUUM ANALYZE");
  await client.end();
}

type Row = { name: string; ms: number };

async function measureSize(server: TestServer, size: number): Promise<Row[]> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_bees_${size}`);
  await step(`Making ${size} BEEs`, () => fillDirectory(databaseUrl, size));
  const product = await startProduct(databaseUrl);
  const rows: Row[] = [];
  try {
    for (const [name, path] of Object.entries(CALLS)) {
      await measure(product.url + path, { count: WARM_UP });
      rows.push({ name, ms: median((await measure(product.url + path, { count: COUNT })).times) });
    }
  } finally {
    product.end();
  }
  return rows;
}

function sizes(): number[] {
  const known = { size: { type: "string", multiple: true, default: SIZES } } as const;
  const { values } = parseArgs({ options: known, allowPositionals: true });
  return z.array(z.coerce.number().int().positive()).parse(values.size);
}

/** Prints what the directory costs; fails when a larger market takes more than twice as long as the first. */
export async function run(server: TestServer): Promise<void> {
  const results: { size: number; rows: Row[] }[] = [];
  for (const size of sizes()) results.push({ size, rows: await measureSize(server, size) });
  const slow: string[] = [];
  console.log("\nGET /api/bees              BEEs        p50    ratio");
  for (const { size, rows } of results)
    for (const { name, ms } of rows) {
      const first = results[0]?.rows.find((row) => row.name === name)?.ms ?? ms;
      const ratio = ms / first;
      if (ratio > MOST) slow.push(`${name} at ${size}: ${ratio.toFixed(2)}×`);
      console.log(
        `  ${name.padEnd(20)}${String(size).padStart(9)}${ms.toFixed(2).padStart(8)} ms${ratio.toFixed(2).padStart(8)}×`,
      );
    }
  if (slow.length > 0) throw new Error(`more than ${MOST} times as long: ${slow.join(", ")}`);
}
