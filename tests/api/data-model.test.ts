import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { REFUSALS } from "./data-model/all";
import type { Refusal } from "./data-model/refusals";
import type { Market, Row } from "./data-model/row";
import { aMarket, insert, TABLES } from "./data-model/rows";

const url = directDatabaseUrl();
const client = new pg.Client({ connectionString: url, options: "-c timezone=UTC" });
let market: Market;

beforeAll(() => client.connect());
afterAll(() => client.end());
beforeEach(async () => {
  await client.query("BEGIN");
  market = await aMarket(client);
});
afterEach(() => client.query("ROLLBACK"));

const add = (table: string, changes?: Row) => insert(client, market, table, changes);

async function column(text: string, values?: unknown[]): Promise<unknown[]> {
  const { rows } = await client.query<unknown[]>({ text, values, rowMode: "array" });
  return rows.map(([value]) => value);
}

/** The constraint that refused, or null when the row was accepted. */
async function ruleThatRefuses({ table, row, after }: Refusal): Promise<string | null | undefined> {
  if (after) await add(table, after(market));
  return add(table, row(market)).then(
    () => null,
    (error: unknown) => (error instanceof pg.DatabaseError ? error.constraint : String(error)),
  );
}

describe("The database refuses", () => {
  it.each(REFUSALS)("$sentence ($table)", async (refusal) => {
    expect(await ruleThatRefuses(refusal)).toBe(refusal.rule);
  });

  it("nothing by a rule that no sentence above is about", async () => {
    const rules = await column(`
      SELECT conname FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND contype = 'c'
      UNION
      SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
        WHERE relnamespace = 'public'::regnamespace AND indisunique
        AND NOT (indisprimary AND indrelid IN (SELECT attrelid FROM pg_attribute WHERE attname = 'id'))`);

    expect(new Set(REFUSALS.map(({ rule }) => rule))).toEqual(new Set(rules));
  });

  it("to forget a person who has posted a tender", async () => {
    const forgetting = client.query("DELETE FROM users WHERE id = $1", [market.client]);

    await expect(forgetting).rejects.toMatchObject({ constraint: "tenders_creator_id_fkey" });
  });
});

describe("The database takes", () => {
  it.each(TABLES)("a valid row of %s", async (table) => {
    const byClient = { pro_id: market.client };
    const free: Record<string, Record<string, unknown>> = {
      offers: byClient,
      conversations: byClient,
      disputes: byClient,
      messages: { seq: 2 },
      report_cases: { target_id: market.client },
      reports: { reporter_id: market.client },
    };
    const changes = free[table] ?? {};

    await expect(add(table, changes)).resolves.toBeTypeOf("string");
  });

  it("a deleted user without names", async () => {
    const deleted = { first_name: "", last_name: "", is_business: true, deleted_at: new Date() };

    await expect(add("users", deleted)).resolves.toBeTypeOf("string");
  });

  it("the whole way of a tender: accepted, released, accepted again, completed", async () => {
    const move = (changes: string) =>
      client.query(`UPDATE tenders SET ${changes} WHERE id = $1`, [market.tender]);
    const taken = `recipient_id = '${market.pro}', accepted_offer_id = '${market.offer}', agreed_price_minor = 50000`;

    await move(`status = 'ACCEPTED', accepted_at = now(), ${taken}`);
    await move(
      "status = 'NEW', accepted_at = NULL, recipient_id = NULL, accepted_offer_id = NULL, agreed_price_minor = NULL",
    );
    await move(`status = 'ACCEPTED', accepted_at = now(), ${taken}`);
    await move("status = 'COMPLETED', completed_at = now()");

    expect(await column("SELECT status FROM tenders WHERE id = $1", [market.tender])).toEqual(["COMPLETED"]);
  });

  it("two canceled subscriptions beside a live one", async () => {
    const ended = { status: "CANCELED", ended_at: new Date() };
    await add("user_subscriptions", ended);
    await add("user_subscriptions", ended);

    await expect(add("user_subscriptions")).resolves.toBeTypeOf("string");
  });

  it("a first payment that is waited for beside a free plan", async () => {
    await add("user_subscriptions");

    await expect(add("user_subscriptions", { status: "INCOMPLETE" })).resolves.toBeTypeOf("string");
  });
});

describe("Searching tenders", () => {
  const find = (words: string) =>
    column(
      "SELECT title FROM tenders WHERE search @@ search_query($1) ORDER BY ts_rank(search, search_query($1)) DESC",
      [words],
    );

  it.each([
    ["in the title, without case", "ROOF"],
    ["by the beginnings of words", "rep roo"],
    ["in the description", "storm"],
    ["in the city", "brno"],
    ["in the subcategory's name in German", "dachdecken"],
    ["in the subcategory's name in Hungarian, typed without accents", "tetofedes"],
    ["in the subcategory's name in Czech, typed with accents", "Pokrývačství"],
    ["through whatever else was typed", "  „roof“, & | ! (tiles):* '"],
  ])("finds %s", async (_where, words) => {
    expect(await find(words)).toEqual(["Repair of a roof"]);
  });

  it.each([
    ["the middle of a word", "oof"],
    ["one word of two only", "roof kitchen"],
    ["nothing but punctuation", "!?"],
    ["nothing at all", ""],
  ])("does not find %s", async (_what, words) => {
    expect(await find(words)).toEqual([]);
  });

  it("finds accented text typed on another machine, where accents are characters of their own", async () => {
    await add("tenders", { title: "Österreichische Küche" });

    expect(await find("osterreich")).toEqual(["Österreichische Küche"]);
    expect(await find("O\u0308sterreich ku\u0308che")).toEqual(["Österreichische Küche"]);
  });

  it("puts a hit in the title above a hit in the text", async () => {
    await add("tenders", { title: "Old tiles", description: "They lie beside the roof in the garden." });

    expect(await find("roof")).toEqual(["Repair of a roof", "Old tiles"]);
    expect(await find("tiles")).toEqual(["Old tiles", "Repair of a roof"]);
  });

  it("follows an edited title, a moved tender and new names of a subcategory", async () => {
    await client.query("UPDATE tenders SET title = 'New gutter', city = 'Plzeň' WHERE id = $1", [
      market.tender,
    ]);
    await client.query("UPDATE subcategories SET search_words = 'Klempířství' WHERE id = $1", [
      market.subcategory,
    ]);

    expect(await find("gutter plzen klempir")).toEqual(["New gutter"]);
    expect(await find("roof")).toEqual([]);
  });
});

describe("Finding towns", () => {
  const find = (word: string) =>
    column("SELECT name FROM places WHERE search_text LIKE '% ' || fold_text($1) || '%' AND population = 7", [
      word,
    ]);

  it.each(["Wien", "vien", "becs", "Vídeň", "wie"])("finds Wien as %s", async (word) => {
    await add("places", { name: "Wien", alternate_names: ["Vienna", "Bécs", "Vídeň"], population: 7 });

    expect(await find(word)).toEqual(["Wien"]);
  });
});

describe("Lists", () => {
  const OPEN = "SELECT id FROM tenders WHERE status = 'NEW'";

  it.each([
    [
      "open tenders by age",
      `${OPEN} ORDER BY created_at DESC, id DESC LIMIT 10`,
      /tenders_(status_)?created_at_id_idx/,
    ],
    ["tenders by words", `SELECT id FROM tenders WHERE search @@ search_query('roof')`, /tenders_search_idx/],
    [
      "the nearest tenders",
      `${OPEN} ORDER BY point(longitude, latitude) <-> point(16.6, 49.2) LIMIT 10`,
      /tenders_open_point_idx/,
    ],
    [
      "towns by name",
      "SELECT id FROM places WHERE search_text LIKE '% ' || fold_text('Prag') || '%'",
      /places_search_text_idx/,
    ],
    [
      "one town",
      "SELECT id FROM places WHERE country = 'CZ' AND fold_text(name) = fold_text('Brno')",
      "places_name_idx",
    ],
    [
      "unread notifications",
      `SELECT count(*) FROM notifications WHERE user_id = '${crypto.randomUUID()}' AND read_at IS NULL`,
      /notifications_(unread|user_id_created_at_id)_idx/,
    ],
  ])("finds %s through an index", async (_what, query, index) => {
    // PostgreSQL scans tables this small sequentially otherwise.
    await client.query("SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off");

    expect((await column(`EXPLAIN ${query}`)).join("\n")).toMatch(index);
  });
});

describe("The schema", () => {
  it("measures kilometres on the globe", async () => {
    const [km] = await column("SELECT distance_km(48.2082, 16.3738, 50.0755, 14.4378)");

    expect(km).toBeCloseTo(250.9, 1);
  });

  it("keeps schema and migrations the same, so that nobody's next migration drops an index", async () => {
    const options = [
      "scripts/commands/prisma.mjs",
      "migrate",
      "diff",
      "--from-config-datasource",
      "--to-schema",
      "prisma",
      "--exit-code",
    ];
    const { stdout } = await promisify(execFile)(process.execPath, options, {
      env: { ...process.env, DATABASE_URL: url },
    });

    expect(stdout).toContain("No difference detected");
  });
});
