import { expect, it } from "vitest";
import { GET } from "@/app/api/notifications/route";
import { notificationList } from "@/lib/notifications/schema";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";
import { agree, aTenderOf, notifyUser } from "./notification-factories";

const list = async (as: TestUser, query = {}) => read(notificationList, await call(GET, { as, query }));

it("shows what happened, newest first, with who did it and where it leads", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const tenderId = await aTenderOf(client);
  await notifyUser({
    type: "NEW_OFFER",
    userId: client.id,
    actorId: pro.id,
    tenderId,
    params: { priceMinor: 74_000 },
  });
  await notifyUser({ type: "OFFER_WITHDRAWN", userId: client.id, actorId: pro.id, tenderId });

  const { items, total } = await list(client);

  expect(total).toBe(2);
  expect(items.map(({ type }) => type)).toEqual(["OFFER_WITHDRAWN", "NEW_OFFER"]);
  expect(items[1]).toMatchObject({
    actor: { id: pro.id, name: "Tomáš Dvořák", role: "PRO" },
    tenderId,
    tenderTitle: "Paint the hall",
    params: { priceMinor: 74_000 },
    href: `/account/tenders/${tenderId}`,
    readAt: null,
  });
});

it("shows ten to a page and an empty list past the end", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const tenderId = await aTenderOf(client);
  for (let count = 0; count < 11; count++) {
    await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id, tenderId });
  }

  const pages = [await list(client), await list(client, { page: 2 }), await list(client, { page: 3 })];

  expect(pages.map(({ items }) => items.length)).toEqual([10, 1, 0]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(11);
  for (const page of pages) expect(page).toMatchObject({ total: 11, totalIsCapped: false, take: 10 });
});

it("shows only the unread ones when asked", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });
  await db.notification.updateMany({ where: { userId: client.id }, data: { readAt: new Date() } });
  await notifyUser({ type: "OFFER_WITHDRAWN", userId: client.id, actorId: pro.id });

  expect(await list(client, { unread: 1 })).toMatchObject({ total: 1, items: [{ type: "OFFER_WITHDRAWN" }] });
  expect(await list(client, { unread: 0 })).toMatchObject({ total: 2 });
});

it("shows nobody the notifications of others", async () => {
  const [client, pro, stranger] = [await aClient(), await aPro(), await aClient()];
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });

  expect(await list(stranger)).toMatchObject({ items: [], total: 0 });
});

it("names a client by first name and initial until the two have agreed", async () => {
  const [client, pro] = [await aClient({ firstName: "Petra", lastName: "Nová" }), await aPro()];
  const tenderId = await aTenderOf(client);
  const nameOf = async () => (await list(pro)).items[0]?.actor?.name;
  await notifyUser({ type: "TENDER_CHANGED", userId: pro.id, actorId: client.id, tenderId });

  expect(await nameOf()).toBe("Petra N.");
  await agree(tenderId, pro);
  expect(await nameOf()).toBe("Petra Nová");
});

it("does not let a third person's agreement open a client's name", async () => {
  const [client, pro, rival] = [
    await aClient({ firstName: "Petra", lastName: "Nová" }),
    await aPro(),
    await aPro(),
  ];
  const tenderId = await aTenderOf(client);
  await agree(tenderId, pro);
  await notifyUser({
    type: "OFFER_DECLINED",
    userId: rival.id,
    actorId: client.id,
    tenderId,
    params: { reason: "OTHER_CHOSEN" },
  });

  expect((await list(rival)).items[0]?.actor?.name).toBe("Petra N.");
});

it("names nobody when the person has left", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });
  await db.user.update({ where: { id: pro.id }, data: { deletedAt: new Date() }, select: { id: true } });

  expect((await list(client)).items[0]?.actor).toBeNull();
});

it("leads to the dialog that asks for feedback", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const tenderId = await aTenderOf(client);
  await notifyUser({ type: "LEAVE_FEEDBACK", userId: client.id, actorId: pro.id, tenderId });

  expect((await list(client)).items[0]?.href).toBe(`/account/tenders/${tenderId}?feedback=1`);
});

it("asks visitors to sign in and refuses a query that makes no sense", async () => {
  expect((await call(GET)).status).toBe(401);
  expect((await call(GET, { as: await aClient(), query: { page: 0 } })).status).toBe(422);
  expect((await call(GET, { as: await aClient(), query: { unread: "maybe" } })).status).toBe(422);
});
