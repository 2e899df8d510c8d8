// Saved searches of a big market, by SQL.
import pg from "pg";

// PROs around the hundred biggest towns, the more the bigger, with ten searches each: three in four within
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

/** Makes `size` saved searches, ten of each PRO, whose addresses begin with `searcher-`. */
export async function fillSearches(databaseUrl: string, size: number): Promise<void> {
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
