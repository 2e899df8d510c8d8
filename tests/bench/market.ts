// Fills a test database with a market of a given size, by SQL, and one PRO who reads it.
import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import pg from "pg";

export const PRO = { email: "bench-pro@example.com", password: "bench-bench-1" };

/** The address of one of the market's 200 clients. */
export const knownAddress = (number: number) => `bench-client-${(number % 200) + 1}@example.com`;

const PEOPLE = `
  INSERT INTO users (id, email, role, first_name, last_name, referral_code, password_hash, email_confirmed_at, updated_at)
  SELECT gen_random_uuid(), 'bench-client-' || n || '@example.com', 'CLIENT', 'Bench', 'Client',
    'C' || lpad(n::text, 7, '0'), NULL, now(), now()
  FROM generate_series(1, 200) n`;

const PRO_ROW = `
  INSERT INTO users (id, email, role, first_name, last_name, referral_code, password_hash, email_confirmed_at, updated_at)
  VALUES ($1, $2, 'PRO', 'Bench', 'Pro', 'BENCHPRO', $3, now(), now())`;

// Vienna, and five subcategories: what a PRO with a free Saturday looks for.
const PRO_PROFILE = `
  INSERT INTO profiles (user_id, country, city, latitude, longitude, service_radius_km, updated_at)
  VALUES ($1, 'AT', 'Wien', 48.2085, 16.3721, 30, now())`;
const PRO_SUBCATEGORIES = `
  INSERT INTO user_subcategories (user_id, subcategory_id)
  SELECT $1, id FROM (SELECT id FROM subcategories ORDER BY slug LIMIT 5) five`;

// Nine in ten are open; titles of a few words, one of them common, so that a search finds many; one word of the
// descriptions is rare, and so is its pair with another. The product that picks a town leaves the range of an integer
// beyond 271,000 tenders.
const TENDERS = `
  WITH words AS (SELECT ARRAY['repair','painting','Küche','Fenster','zahrada','malování','kúpeľňa','költöztetés',
      'garden','bathroom','Umzug','assembly','roof','boiler','lamp','office'] AS list),
    people AS (SELECT array_agg(id ORDER BY email) AS ids FROM users WHERE email LIKE 'bench-client-%'),
    subcategory AS (SELECT array_agg(id ORDER BY slug) AS ids FROM subcategories),
    towns AS (SELECT array_agg(geoname_id ORDER BY population DESC) AS ids
      FROM (SELECT geoname_id, population FROM places ORDER BY population DESC LIMIT 300) biggest)
  INSERT INTO tenders (id, creator_id, subcategory_id, title, description, is_remote, country, city, postcode,
    latitude, longitude, status, canceled_at, canceled_by_id, cancel_reason, created_at, updated_at)
  SELECT gen_random_uuid(), creator, subcategory.ids[1 + floor(random() * cardinality(subcategory.ids))::int],
    words.list[1 + floor(random() * 16)::int] || ' ' || words.list[1 + floor(random() * 16)::int] || ' ' || n,
    repeat('Please look at this job and tell me when you could come. ', 6)
      || CASE WHEN n % 40 = 8 THEN 'marble ' ELSE '' END || CASE WHEN n % 20000 = 8 THEN 'velvet' ELSE '' END,
    n % 12 = 0,
    place.country, place.name, '1010', place.latitude, place.longitude,
    CASE WHEN n % 10 = 0 THEN 'CANCELED' ELSE 'NEW' END::tender_status,
    CASE WHEN n % 10 = 0 THEN now() END, CASE WHEN n % 10 = 0 THEN creator END,
    CASE WHEN n % 10 = 0 THEN 'OTHER' END::move_reason,
    now() - n * interval '3 minutes', now()
  FROM generate_series(1, $1::int) n CROSS JOIN words CROSS JOIN subcategory CROSS JOIN towns CROSS JOIN people
    CROSS JOIN LATERAL (SELECT people.ids[1 + n % cardinality(people.ids)] AS creator) chosen
    JOIN places place ON place.geoname_id = towns.ids[1 + (n::bigint * 7919 % cardinality(towns.ids))::int]`;

/** Makes `size` tenders and the PRO of the measurements. */
export async function fillMarket(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const proId = randomUUID();
  await client.query(PEOPLE);
  await client.query(PRO_ROW, [proId, PRO.email, await hash(PRO.password)]);
  await client.query(PRO_PROFILE, [proId]);
  await client.query(PRO_SUBCATEGORIES, [proId]);
  await client.query(TENDERS, [size]);
  await client.query("VACUUM ANALYZE");
  await client.end();
}
