import { describe, expect, it } from "vitest";
import { DELETE, PUT } from "@/app/api/favourites/[kind]/[id]/route";
import { GET as IDS } from "@/app/api/favourites/ids/route";
import { GET } from "@/app/api/favourites/route";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import { FAVOURITES_MAX } from "@/lib/favourites/constants";
import type { FavouriteIds, FavouriteList } from "@/lib/favourites/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAcceptedTender, anAdmin, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";

type Kind = "pro" | "tender";
type Answer = FavouriteIds & { code?: string };

const keep = (as: TestUser, kind: Kind, { id }: { id: string }) =>
  call<Answer>(PUT, { as, params: { kind, id } });
const drop = (as: TestUser, kind: Kind, { id }: { id: string }) =>
  call<Answer>(DELETE, { as, params: { kind, id } });
const idsOf = async (as: TestUser) => (await call<FavouriteIds>(IDS, { as })).body;
const listOf = async (as: TestUser, page = 1) =>
  (await call<FavouriteList>(GET, { as, query: { page } })).body;

describe("keeping a BEE", () => {
  it("puts the BEE into the client's list once, however often it is asked for, and out again", async () => {
    const [client, pro] = [await aClient(), await aPro({ completedCount: 2 })];
    const answers = await Promise.all([keep(client, "pro", pro), keep(client, "pro", pro)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await idsOf(client)).toEqual({ proIds: [pro.id], tenderIds: [] });
    expect(await listOf(client)).toMatchObject({
      total: 1,
      items: [
        {
          kind: "pro",
          pro: { id: pro.id, name: "Tomáš Dvořák" },
          completedCount: 2,
          services: [],
          metrics: { answerMinutes: null },
          awayUntil: null,
          photos: [],
        },
      ],
    });
    expect(await idsOf(await aClient())).toEqual({ proIds: [], tenderIds: [] });

    await drop(client, "pro", pro);
    expect((await drop(client, "pro", pro)).body).toEqual({ proIds: [], tenderIds: [] });
    expect((await listOf(client)).total).toBe(0);
  });

  it("shows the first three photos of the BEE's work, as the directory does", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    const publicIds = [0, 1, 2, 3].map(() => newId().replaceAll("-", ""));
    for (const [position, publicId] of publicIds.entries()) {
      const file = { id: newId(), ownerId: pro.id, publicId, name: "wall.webp", size: 100 };
      await db.file.create({
        data: {
          ...file,
          mimeType: "image/webp",
          folder: "PHOTOS",
          attachedTo: "WORK",
          width: 10,
          height: 10,
        },
      });
      await db.workPhoto.create({ data: { id: newId(), userId: pro.id, fileId: file.id, position } });
    }
    await keep(client, "pro", pro);

    const [kept] = (await listOf(client)).items;
    const photos = kept?.kind === "pro" ? kept.photos.map(({ publicId }) => publicId) : [];
    expect(photos).toEqual(publicIds.slice(0, 3));
  });

  it("lists the last one first, in pages, in one query whatever the page", async () => {
    const client = await aClient();
    const pros = await Promise.all(Array.from({ length: 11 }, () => aPro()));
    for (const pro of pros) await keep(client, "pro", pro);

    const [first, second] = [await listOf(client), await listOf(client, 2)];
    const ids = [...first.items, ...second.items].flatMap((item) => (item.kind === "pro" ? item.pro.id : []));
    expect(ids).toEqual(pros.map(({ id }) => id).reverse());
    expect([first.total, first.items.length, second.items.length]).toEqual([11, 10, 1]);
    const { queries: many } = await countQueries(() => listOf(client));
    const { queries: one } = await countQueries(() => listOf(client, 2));
    expect(many).toBe(one);
  });

  it("is for clients, and of BEEs who are there", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    const gone = await aPro({ deletedAt: new Date() });

    expect((await keep(pro, "pro", await aPro())).body.code).toBe("wrong_role");
    expect((await keep(await anAdmin(), "pro", pro)).body.code).toBe("wrong_role");
    for (const nobody of [gone, await aClient(), { id: newId() }])
      expect((await keep(client, "pro", nobody)).body.code).toBe("user_not_found");
    expect((await call(PUT, { params: { kind: "pro", id: pro.id } })).status).toBe(401);
    expect((await call(PUT, { as: client, params: { kind: "plan", id: pro.id } })).status).toBe(422);
  });

  it("stops at the limit, also of two at once", async () => {
    const client = await aClient();
    const [pro, first, second] = [await aPro(), await aPro(), await aPro()];
    await db.favourite.createMany({
      data: await Promise.all(
        Array.from({ length: FAVOURITES_MAX - 1 }, async () => {
          const { id: tenderId } = await aTender({ creatorId: client.id });
          return { id: newId(), userId: client.id, tenderId };
        }),
      ),
    });
    const answers = await Promise.all([keep(client, "pro", first), keep(client, "pro", second)]);

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await keep(client, "pro", pro)).body.code).toBe("favourites_full");
  });

  it("is in the copy of the client's data, and goes with either account", async () => {
    const [client, pro, other] = [await aClient(), await aPro(), await aPro()];
    await keep(client, "pro", pro);
    await keep(client, "pro", other);
    const rows: unknown[] = [];
    const list = LISTS.favourites;
    if (list) for await (const row of rowsOf(list(client.id))) rows.push(row);
    expect(rows).toMatchObject([{ pro: "Tomáš Dvořák", pro_id: pro.id }, { pro_id: other.id }]);

    await forgetAccount(pro);
    expect((await idsOf(client)).proIds).toEqual([other.id]);
    await forgetAccount(client);
    expect(await db.favourite.count({ where: { userId: client.id } })).toBe(0);
  });
});

describe("watching a tender", () => {
  it("is for BEEs who may see it, and lists it as long as they may", async () => {
    const [pro, rival] = [await aPro(), await aPro()];
    const tender = await aTender();
    const taken = await anAcceptedTender();

    expect((await keep(pro, "tender", tender)).status).toBe(200);
    expect((await keep(pro, "tender", taken.tender)).body.code).toBe("tender_not_found");
    expect((await keep(await aClient(), "tender", tender)).body.code).toBe("wrong_role");
    expect((await listOf(pro)).items).toMatchObject([{ kind: "tender", tender: { id: tender.id } }]);
    expect((await listOf(rival)).total).toBe(0);

    await keep(taken.pro, "tender", taken.tender);
    expect((await listOf(taken.pro)).items).toMatchObject([{ tender: { id: taken.tender.id } }]);
  });
});
