// Conversations to measure with: pairs of a client and a PRO who are signed in.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { fillMarket, PRO } from "./market.mjs";
import { post } from "./servers.mjs";

const PROS = `
  INSERT INTO users (id, email, role, first_name, last_name, referral_code, password_hash, email_confirmed_at, updated_at)
  SELECT gen_random_uuid(), 'bench-pro-' || n || '@example.com', 'PRO', 'Bench', 'Pro',
    'P' || lpad(n::text, 7, '0'), NULL, now(), now()
  FROM generate_series(1, $1::int) n`;
const SAME_PASSWORD = `
  UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $1) WHERE email LIKE 'bench-%'`;
const TENDERS = `
  SELECT t.id, u.email FROM tenders t JOIN users u ON u.id = t.creator_id
  WHERE t.id IN (SELECT DISTINCT ON (creator_id) id FROM tenders WHERE status = 'NEW') ORDER BY u.email LIMIT $1`;
const CONVERSATION = `
  WITH pair AS (
    SELECT t.id AS tender_id, t.creator_id, u.id AS pro_id FROM tenders t, users u WHERE t.id = $2 AND u.email = $3
  ), opened AS (INSERT INTO conversations (id, tender_id, pro_id) SELECT $1, tender_id, pro_id FROM pair)
  INSERT INTO conversation_participants (conversation_id, user_id)
  SELECT $1, unnest(ARRAY[creator_id, pro_id]) FROM pair RETURNING (SELECT pro_id FROM pair) AS "proId"`;

/** Fills the database with that many pairs; `signInPairs` lets them in. */
export async function makePairs(databaseUrl, count) {
  await fillMarket(databaseUrl, count * 4);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(PROS, [count]);
  await client.query(SAME_PASSWORD, [PRO.email]);
  const { rows } = await client.query(TENDERS, [count]);
  const pairs = [];
  for (const [index, { id, email }] of rows.entries()) {
    const proEmail = `bench-pro-${index + 1}@example.com`;
    const ids = [randomUUID(), id, proEmail];
    const opened = (await client.query(`${CONVERSATION}`, ids)).rows[0];
    pairs.push({ tenderId: id, proId: opened.proId, emails: [email, proEmail] });
  }
  await client.query("VACUUM ANALYZE");
  await client.end();
  return pairs;
}

/** Signs both people of every pair in. */
export async function signInPairs(url, pairs) {
  const tokenOf = async (email) =>
    (await post(`${url}/api/auth/sign-in`, { email, password: PRO.password })).accessToken;
  const signedIn = [];
  for (const { emails, ...pair } of pairs)
    signedIn.push({ ...pair, client: await tokenOf(emails[0]), pro: await tokenOf(emails[1]) });
  return signedIn;
}
