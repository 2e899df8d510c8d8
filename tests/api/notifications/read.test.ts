import { expect, it } from "vitest";
import { PATCH } from "@/app/api/notifications/read/route";
import { GET } from "@/app/api/notifications/route";
import { notificationList } from "@/lib/notifications/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { countUnread } from "@/lib/notifications/data";
import { call, read } from "@/tests/support/call";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";
import { aTenderOf, notifyUser } from "./notification-factories";

async function aClientWithNotifications(times: number): Promise<{ client: TestUser; ids: string[] }> {
  const [client, pro] = [await aClient(), await aPro()];
  for (let time = 0; time < times; time++)
    await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });
  const { items } = read(notificationList, await call(GET, { as: client }));
  return { client, ids: items.map(({ id }) => id) };
}

const unreadOf = async ({ id }: TestUser) => (await countUnread(db, id)).notifications;

it("marks the given ones as read and leaves the others", async () => {
  const { client, ids } = await aClientWithNotifications(3);

  const answer = await call(PATCH, { as: client, body: { ids: ids.slice(0, 2) } });

  expect(answer.status).toBe(204);
  expect(await unreadOf(client)).toBe(1);
});

it("marks all as read", async () => {
  const { client } = await aClientWithNotifications(3);
  const { client: other } = await aClientWithNotifications(1);

  expect((await call(PATCH, { as: client, body: { all: true } })).status).toBe(204);
  expect(await unreadOf(client)).toBe(0);
  expect(await unreadOf(other)).toBe(1);
});

it("marks all that concern the offers on a tender by one call, however many came since", async () => {
  const [client, other, pro] = [await aClient(), await aClient(), await aPro()];
  const [tenderId, elsewhere] = [await aTenderOf(client), await aTenderOf(client)];
  const about = { userId: client.id, actorId: pro.id, tenderId } as const;
  for (let time = 0; time < 25; time++) await notifyUser({ type: "NEW_OFFER", ...about });
  await notifyUser({ type: "OFFER_WITHDRAWN", ...about });
  await notifyUser({ type: "OFFERS_WAITING", ...about, actorId: null });
  await notifyUser({ type: "TENDER_EXPIRING", ...about, actorId: null });
  await notifyUser({ type: "NEW_OFFER", ...about, tenderId: elsewhere });
  await notifyUser({ type: "NEW_OFFER", ...about, userId: other.id });

  expect((await call(PATCH, { as: client, body: { offersOn: tenderId } })).status).toBe(204);
  expect([await unreadOf(client), await unreadOf(other)]).toEqual([2, 1]);
  expect((await call(PATCH, { as: client, body: { offersOn: newId() } })).status).toBe(204);
  expect(await unreadOf(client)).toBe(2);
});

it("keeps the moment of the first reading", async () => {
  const { client, ids } = await aClientWithNotifications(1);
  const readAt = async () => read(notificationList, await call(GET, { as: client })).items[0]?.readAt;

  await call(PATCH, { as: client, body: { ids } });
  const first = await readAt();
  await call(PATCH, { as: client, body: { ids: [...ids, ...ids] } });

  expect(first).toEqual(expect.any(String));
  expect(await readAt()).toBe(first);
});

it("knows no notification of somebody else, and then marks none", async () => {
  const { client, ids } = await aClientWithNotifications(1);
  const { client: other, ids: foreign } = await aClientWithNotifications(1);

  for (const body of [{ ids: [...ids, ...foreign] }, { ids: [newId()] }]) {
    const answer = await call<{ code: string }>(PATCH, { as: client, body });
    expect([answer.status, answer.body.code]).toEqual([404, "notification_not_found"]);
  }
  expect([await unreadOf(client), await unreadOf(other)]).toEqual([1, 1]);
});

it.each([{}, { ids: [] }, { ids: ["x"] }, { all: false }, { offersOn: "x" }])("refuses %j", async (body) => {
  expect((await call(PATCH, { as: await aClient(), body })).status).toBe(422);
});

it("asks visitors to sign in", async () => {
  expect((await call(PATCH, { body: { all: true } })).status).toBe(401);
});
