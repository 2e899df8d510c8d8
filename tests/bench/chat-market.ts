// Conversations to measure with: pairs of a client and a PRO who are signed in.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { fillMarket, PRO } from "./market";
import { signIn } from "./servers";

/** A conversation and the addresses of both people in it. */
export type ChatPair = { tenderId: string; proId: string; emails: { client: string; pro: string } };
/** A conversation and the access tokens of both people in it. */
export type SignedInPair = { tenderId: string; proId: string; client: string; pro: string };

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

/** Fills the database with that many pairs; `signInPairs` signs them in. */
export async function makePairs(databaseUrl: string, count: number): Promise<ChatPair[]> {
  await fillMarket(databaseUrl, count * 4);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(PROS, [count]);
  await client.query(SAME_PASSWORD, [PRO.email]);
  const { rows } = await client.query<{ id: string; email: string }>(TENDERS, [count]);
  const pairs: ChatPair[] = [];
  for (const [index, { id, email }] of rows.entries()) {
    const pro = `bench-pro-${index + 1}@example.com`;
    const opened = await client.query<{ proId: string }>(CONVERSATION, [randomUUID(), id, pro]);
    for (const { proId } of opened.rows.slice(0, 1))
      pairs.push({ tenderId: id, proId, emails: { client: email, pro } });
  }
  await client.query("VACUUM ANALYZE");
  await client.end();
  return pairs;
}

/** Signs both people of every pair in. */
export async function signInPairs(url: string, pairs: ChatPair[]): Promise<SignedInPair[]> {
  const tokenOf = async (email: string) => (await signIn(url, { email, password: PRO.password })).accessToken;
  const signedIn: SignedInPair[] = [];
  for (const { emails, ...pair } of pairs)
    signedIn.push({ ...pair, client: await tokenOf(emails.client), pro: await tokenOf(emails.pro) });
  return signedIn;
}
