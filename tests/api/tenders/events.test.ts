import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { DELETE as deleteAccount } from "@/app/api/users/[id]/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { actorOf, aTenderWithOffers, PASSWORD, type Market } from "@/tests/support/factories";
import { MOVES, type MoveName } from "./sealed-moves";

const MIGRATION = "prisma/migrations/20261123190000_tender_events/migration.sql";

/** What happened to a tender, in order; the people by what they are in the market. */
async function eventsOf({ tender, client, pros, offers }: Market) {
  const rows = await db.tenderEvent.findMany({
    where: { tenderId: tender.id },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
  const nameOf = (id: string | null) => {
    if (id === client.id) return "client";
    return id === null ? null : `pro ${pros.findIndex((pro) => pro.id === id)}`;
  };
  return rows.map(({ move, actorId, proId, offerId, priceMinor, reason }) => {
    const offer = offerId === null ? null : offers.findIndex(({ id }) => id === offerId);
    return [move, nameOf(actorId), nameOf(proId), offer, priceMinor, reason];
  });
}

async function acceptSecond({ client, offers: [, second] }: Market): Promise<void> {
  if (!second) throw new Error("the market has one offer");
  const { version } = await db.offer.findUniqueOrThrow({
    where: { id: second.id },
    select: { version: true },
  });
  await acceptOffer({ actor: actorOf(client), lang: "en", offerId: second.id, seenVersion: version });
}

async function after(...moves: MoveName[]): Promise<Market> {
  const market = await aTenderWithOffers(2);
  for (const move of moves) await MOVES[move](market);
  return market;
}

const ACCEPTED = ["ACCEPT_OFFER", "client", "pro 0", 0, 45_000, null];
const RELEASED = ["RELEASE", "pro 0", "pro 0", 0, 45_000, "PRICE"];

describe("what has happened to a tender", () => {
  it("stays, although its row shows only the last agreement", async () => {
    const market = await after("the client accepts another offer", "the chosen PRO leaves");
    await acceptSecond(market);
    await MOVES["the work is finished"](market);

    expect(await eventsOf(market)).toEqual([
      ACCEPTED,
      RELEASED,
      ["ACCEPT_OFFER", "client", "pro 1", 1, 46_000, null],
      ["FINISH_WORK", "client", "pro 1", 1, 46_000, null],
    ]);
  });

  it("says with whom a canceled agreement was, and at what price", async () => {
    const market = await after("the client accepts another offer", "the client cancels");

    expect(await eventsOf(market)).toEqual([ACCEPTED, ["CANCEL", "client", "pro 0", 0, 45_000, "NO_SHOW"]]);
  });

  it("holds what an account's deletion ended", async () => {
    const market = await after();
    const { client } = market;
    await call(deleteAccount, { as: client, params: { id: client.id }, body: { password: PASSWORD } });

    const canceled = ["CANCEL", "client", null, null, null, "NO_LONGER_NEEDED"];
    expect(await eventsOf(market)).toEqual([canceled]);
  });

  it("keeps no trace of a move that is refused", async () => {
    const market = await after("the client accepts another offer");

    await expect(MOVES["the client accepts another offer"](market)).rejects.toThrow("tender_not_open");

    expect(await eventsOf(market)).toEqual([ACCEPTED]);
  });

  it("cannot be rewritten, and goes with its tender only", async () => {
    const { tender } = await after("the client cancels");
    const events = { where: { tenderId: tender.id } };

    await expect(db.tenderEvent.updateMany({ ...events, data: { priceMinor: 1 } })).rejects.toThrow(
      /append-only/,
    );
    await expect(db.tenderEvent.deleteMany(events)).rejects.toThrow(/append-only/);

    await db.tender.delete({ where: { id: tender.id }, select: { id: true } });
    expect(await db.tenderEvent.count(events)).toBe(0);
  });
});

describe("the migration", () => {
  const client = new pg.Client({ connectionString: directDatabaseUrl() });
  beforeAll(() => client.connect());
  afterAll(() => client.end());

  it("finds what can still be known of older tenders", async () => {
    const market = await after("the client accepts another offer", "the chosen PRO leaves");
    await acceptSecond(market);
    await MOVES["the client cancels"](market);
    const sql = readFileSync(MIGRATION, "utf8");
    const inserts = sql.slice(sql.indexOf("INSERT INTO"), sql.indexOf("CREATE FUNCTION"));

    await client.query("BEGIN; ALTER TABLE tender_events DISABLE TRIGGER USER; DELETE FROM tender_events");
    await client.query(inserts);
    const { rows } = await client.query({
      text: "SELECT move, actor_id, pro_id, price_minor, reason FROM tender_events WHERE tender_id = $1 ORDER BY at",
      values: [market.tender.id],
      rowMode: "array",
    });
    await client.query("ROLLBACK");

    const [first, second] = market.pros.map(({ id }) => id);
    expect(rows).toEqual([
      ["POST", market.client.id, null, null, null],
      ["ACCEPT_OFFER", market.client.id, first, 45_000, null],
      // Who released it is in no row.
      ["RELEASE", null, first, null, "PRICE"],
      ["ACCEPT_OFFER", market.client.id, second, 46_000, null],
      ["CANCEL", market.client.id, null, null, "NO_SHOW"],
    ]);
  });
});
