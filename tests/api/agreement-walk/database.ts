import pg from "pg";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";

/** What belongs to a tender, and what follows from it: each walk has these tables to itself. */
const TABLES = [
  "tenders",
  "tender_events",
  "tender_questions",
  "offers",
  "offer_revisions",
  "offer_proposals",
  "offer_returns",
  "appointments",
  "disputes",
  "conversations",
  "conversation_participants",
  "messages",
  "notifications",
  "reviews",
  "timer_runs",
] as const;

/** What a refused move may not touch either: jobs, and what people have. */
const TRACED = [...TABLES, "pgboss.job", "offer_allowances", "users"];

const trace = TRACED.map(
  (table) => `(SELECT string_agg(x::text, '|' ORDER BY x::text COLLATE "C") FROM ${table} x)`,
).join(", ");

const LOOK = `
  SELECT md5(concat_ws('#', ${trace})) AS trace,
    (SELECT json_build_object('status', status, 'version', version, 'price', agreed_price_minor, 'proId', recipient_id,
      'offerId', accepted_offer_id, 'offerCount', offer_count, 'extended', extended_count,
      'isReported', finish_requested_at IS NOT NULL) FROM tenders) AS tender,
    (SELECT json_agg(json_build_object('id', o.id, 'proId', o.pro_id, 'status', o.status, 'version', o.version,
      'price', o.total_minor,
      'revisions', (SELECT json_agg(r.total_minor ORDER BY r.n) FROM offer_revisions r WHERE r.offer_id = o.id),
      'proposal', (SELECT json_build_object('id', p.id, 'status', p.status, 'byPro', p.by_pro,
          'duringJob', p.during_job, 'price', p.total_minor) FROM offer_proposals p
        WHERE p.offer_id = o.id ORDER BY p.created_at DESC, p.id DESC LIMIT 1))) FROM offers o) AS offers,
    (SELECT json_agg(json_build_object('id', a.id, 'proId', a.pro_id, 'kind', a.kind, 'status', a.status,
      'version', a.version, 'byId', a.proposed_by_id, 'options', a.options)) FROM (SELECT DISTINCT ON (pro_id, kind) * FROM appointments
        ORDER BY pro_id, kind, created_at DESC, id DESC) a) AS appointments,
    (SELECT json_agg(json_build_object('id', d.id, 'proId', d.pro_id, 'status', d.status, 'version', d.version))
      FROM (SELECT DISTINCT ON (pro_id) * FROM disputes ORDER BY pro_id, created_at DESC, id DESC) d) AS disputes,
    (SELECT json_agg(json_build_object('id', q.id, 'status', q.status) ORDER BY q.created_at, q.id)
      FROM tender_questions q) AS questions,
    (SELECT count(*)::int FROM reviews) AS reviews,
    (SELECT json_agg(move ORDER BY at, id) FROM tender_events) AS events,
    (SELECT json_agg(json_build_object('id', n.id, 'userId', n.user_id, 'type', n.type)) FROM notifications n)
      AS notifications`;

type Kept = { id: string; status: string };
type OfPro = Kept & { proId: string; version: number };

/** The rows of the tender as PostgreSQL has them; lists without rows are null. */
export type Rows = {
  /** The same as long as nothing has changed. */
  trace: string;
  tender: {
    status: string;
    version: number;
    price: number | null;
    proId: string | null;
    offerId: string | null;
    offerCount: number;
    extended: number;
    isReported: boolean;
  };
  offers:
    | (OfPro & {
        price: number;
        revisions: number[];
        proposal: (Kept & { byPro: boolean; duringJob: boolean; price: number }) | null;
      })[]
    | null;
  appointments: (OfPro & { kind: string; byId: string | null; options: string[] })[] | null;
  disputes: OfPro[] | null;
  questions: Kept[] | null;
  reviews: number;
  events: string[] | null;
  notifications: { id: string; userId: string; type: string }[] | null;
};

/** The tables of one database, which no other test may use meanwhile. */
export type MarketRows = {
  /** Removes the tender of the walk before. */
  clear: () => Promise<void>;
  /** Lets hours pass: everything that has happened, and everything that is to come, is so much earlier. */
  pass: (hours: number) => Promise<void>;
  /** Everything there is now. */
  look: () => Promise<Rows>;
  close: () => Promise<void>;
};

/** Statements that move every moment of a tender by HOURS. */
async function shiftOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; column: string; isList: boolean }>(
    `SELECT table_name AS name, column_name AS column, data_type = 'ARRAY' AS "isList" FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY($1) AND udt_name IN ('timestamptz', '_timestamptz')`,
    [TABLES],
  );
  const earlier = (moment: string) => `${moment} - interval 'HOURS hours'`;
  return TABLES.map((table) => {
    const columns = rows
      .filter(({ name }) => name === table)
      .map(({ column, isList }) =>
        isList
          ? `${column} = ARRAY(SELECT ${earlier("one")} FROM unnest(${column}) one)`
          : `${column} = ${earlier(column)}`,
      );
    return `UPDATE ${table} SET ${columns.join(", ")}`;
  }).join("; ");
}

/** Opens a connection without triggers and foreign keys: history that is append-only is moved and removed, too. */
export async function openMarket(): Promise<MarketRows> {
  const client = new pg.Client({
    connectionString: directDatabaseUrl(),
    options: "-c timezone=UTC -c session_replication_role=replica",
  });
  await client.connect();
  const shift = await shiftOf(client);
  const clear = [...TABLES, "pgboss.job"].map((table) => `DELETE FROM ${table}`).join("; ");
  return {
    clear: async () => void (await client.query(clear)),
    pass: async (hours) => void (await client.query(shift.replaceAll("HOURS", String(hours)))),
    async look() {
      const { rows } = await client.query<Rows>({ name: "look", text: LOOK });
      const [row] = rows;
      if (!row) throw new Error("a look has one row");
      return row;
    },
    close: () => client.end(),
  };
}
