import { describe, expect, it } from "vitest";
import { GET as BEES } from "@/app/api/bees/route";
import { GET } from "@/app/api/blocks/route";
import { GET as FAVOURITES } from "@/app/api/favourites/route";
import { PUT as KEEP } from "@/app/api/favourites/[kind]/[id]/route";
import { GET as NOTIFICATIONS } from "@/app/api/notifications/route";
import { POST as INVITE } from "@/app/api/tenders/[tenderId]/invitations/route";
import { GET as PROPOSED } from "@/app/api/tenders/[tenderId]/proposals/route";
import { POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import { POST as ASK } from "@/app/api/tenders/[tenderId]/questions/route";
import { GET as TENDER } from "@/app/api/tenders/[tenderId]/route";
import { GET as TENDERS } from "@/app/api/tenders/route";
import type { BlockList } from "@/lib/blocks/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { maybeAccount } from "@/lib/data-export/data";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, anOfferBody, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { block, unblock } from "./block";

const listOf = async (as: TestUser) => (await call<BlockList>(GET, { as })).body.items;
const idsOf = async (as: TestUser) => (await listOf(as)).map(({ user }) => user.id);

describe("blocking", () => {
  it("puts a person on the own list once, however often it is asked for, and off it again", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    const answers = await Promise.all([block(client, pro), block(client, pro)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listOf(client)).toMatchObject([{ user: { id: pro.id, name: "Tomáš Dvořák" } }]);
    expect(await idsOf(pro)).toEqual([]);

    await unblock(client, pro);
    expect((await unblock(client, pro)).body.items).toEqual([]);
  });

  it("shows the last ones first, in one query", async () => {
    const [client, one, other] = [await aClient(), await aPro(), await aClient()];
    await block(client, one);
    await block(client, other);

    expect(await idsOf(client)).toEqual([other.id, one.id]);
    const { queries } = await countQueries(() => listOf(client));
    expect(queries).toBeLessThanOrEqual(3);
  });

  it("is for clients and BEEs, of each other; nobody else is there to block", async () => {
    const [client, admin] = [await aClient(), await anAdmin()];

    expect((await block(client, client)).body.code).toBe("user_not_found");
    expect((await block(client, admin)).body.code).toBe("user_not_found");
    expect((await block(client, { id: crypto.randomUUID() })).status).toBe(404);
    expect((await block(admin, client)).body.code).toBe("wrong_role");
    expect((await call(GET, {})).status).toBe(401);
  });

  it("of both at once holds for both, each with a list of their own", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    await Promise.all([block(client, pro), block(pro, client)]);
    await unblock(client, pro);

    expect([await idsOf(client), await idsOf(pro)]).toEqual([[], [client.id]]);
  });

  it("is in the own data, and gone with either account", async () => {
    const [client, pro, other] = [await aClient(), await aPro(), await aPro()];
    await block(client, pro);
    await block(other, client);

    expect(await maybeAccount(client.id)).toMatchObject({ blocks: [{ user_id: pro.id }] });
    await forgetAccount(client);
    expect(
      await db.block.count({ where: { OR: [{ blockerId: client.id }, { blockedId: client.id }] } }),
    ).toBe(0);
  });
});

/** A client and a BEE with the same service, as they come across each other. */
async function aMarket() {
  const [client, pro] = [await aClient(), await aPro({ lastSeenAt: new Date() })];
  const tender = await aTender({ client, isRemote: true });
  await db.profile.create({ data: { userId: pro.id, headline: "Painter", city: "Wien", country: "AT" } });
  await db.userSubcategory.create({ data: { userId: pro.id, subcategoryId: subcategoryIdOf("painting") } });
  return { client, pro, tender };
}

type Market = Awaited<ReturnType<typeof aMarket>>;

/** Where the two come across each other. */
async function meetings({ client, pro, tender }: Market) {
  const params = { tenderId: tender.id };
  const isListed = async (tab: string, search = "") => {
    const { body } = await call<{ items: { id: string }[] }>(TENDERS, { as: pro, query: { tab, search } });
    return body.items.some(({ id }) => id === tender.id);
  };
  const findsBee = async (as?: TestUser) => {
    const { body } = await call<{ items: { id: string }[] }>(BEES, as ? { as } : {});
    return body.items.some(({ id }) => id === pro.id);
  };
  const proposed = await call<{ items: { pro: { id: string } }[] }>(PROPOSED, { as: client, params });
  const kept = await call<{ items: { pro: { id: string } }[] }>(FAVOURITES, { as: client });
  return {
    list: await isListed("all"),
    relevant: await isListed("most-relevant"),
    search: await isListed("all", "living room"),
    detail: (await call(TENDER, { as: pro, params })).status === 200,
    directory: await findsBee(client),
    proposed: proposed.body.items.some((each) => each.pro.id === pro.id),
    kept: kept.body.items.some((each) => each.pro.id === pro.id),
  };
}

const all = (value: boolean) => ({
  list: value,
  relevant: value,
  search: value,
  detail: value,
  directory: value,
  proposed: value,
  kept: value,
});

describe.each([
  ["the client", (market: Market) => block(market.client, market.pro)],
  ["the BEE", (market: Market) => block(market.pro, market.client)],
])("after %s has blocked the other", (_, blocks) => {
  it("neither comes across the other, until it is taken back", async () => {
    const market = await aMarket();
    await call(KEEP, { as: market.client, params: { kind: "pro", id: market.pro.id } });
    expect(await meetings(market)).toEqual(all(true));

    await blocks(market);
    expect(await meetings(market)).toEqual(all(false));
    const visitor = await call<{ items: { id: string }[] }>(BEES, {});
    expect(visitor.body.items.some(({ id }) => id === market.pro.id)).toBe(true);

    await unblock(market.client, market.pro);
    await unblock(market.pro, market.client);
    expect(await meetings(market)).toEqual(all(true));
  });

  it("nothing comes about between them, for the reasons that strangers hear", async () => {
    const market = await aMarket();
    const { client, pro, tender } = market;
    await blocks(market);
    const params = { tenderId: tender.id };
    const headers = { "Idempotency-Key": crypto.randomUUID() };

    const refused = [
      await call<{ code: string }>(SEND, { as: pro, params, headers, body: anOfferBody() }),
      await call<{ code: string }>(ASK, {
        as: pro,
        params,
        headers,
        body: { text: "How high is the wall?" },
      }),
      await call<{ code: string }>(INVITE, { as: client, params, body: { proId: pro.id } }),
      await call<{ code: string }>(KEEP, { as: client, params: { kind: "pro", id: pro.id } }),
      await call<{ code: string }>(KEEP, { as: pro, params: { kind: "tender", id: tender.id } }),
    ];

    expect(refused.map(({ body }) => body.code)).toEqual([
      "tender_not_found",
      "tender_not_found",
      "user_not_found",
      "user_not_found",
      "tender_not_found",
    ]);
    for (const as of [client, pro])
      expect((await call<{ items: unknown[] }>(NOTIFICATIONS, { as })).body.items).toEqual([]);
  });
});
