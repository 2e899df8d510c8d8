import { expect, it } from "vitest";
import { PATCH } from "@/app/api/notifications/read/route";
import { notificationView, type NotificationView } from "@/lib/notifications/schema";
import {
  notifyNewMessage,
  notify,
  readMessageNotifications,
  emitUnreadCounts,
} from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { isOnline, send } from "@/lib/platform/server/realtime/realtime";
import { transact } from "@/lib/platform/server/work/transact";
import type { Unread } from "@/lib/shared/socket-events";
import { block, unblock } from "@/tests/api/blocks/block";
import { aConversation, send as sendMessage } from "@/tests/api/chat/conversation";
import { notifyUser } from "@/tests/api/notifications/notification-factories";
import { call } from "@/tests/support/call";
import { aClient, aPro, aTenderWithOffers, type TestUser } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";
import { mailsTo } from "@/tests/support/run-jobs";

const servers = realtimeServers();

type Device = { notifications: NotificationView[]; unread: Unread[] };

/** A user's device, and the events it has received so far. */
async function aDeviceOf(user: TestUser): Promise<Device> {
  const received: Device = { notifications: [], unread: [] };
  await servers.connect(user, (device) => {
    device.on("NOTIFICATION", (payload: unknown) =>
      received.notifications.push(notificationView.parse(payload)),
    );
    device.on("UNREAD", (payload: Unread) => received.unread.push(payload));
  });
  return received;
}

const soon = { timeout: 5000 };

it("shows up on every device of the recipient, with the new unread counts", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const [phone, laptop] = [await aDeviceOf(client), await aDeviceOf(client)];

  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id, params: { priceMinor: 74_000 } });

  for (const device of [phone, laptop]) {
    await expect.poll(() => device.notifications, soon).toHaveLength(1);
    await expect
      .poll(() => device.unread.at(-1), soon)
      .toEqual({ notifications: 1, messages: 0, version: expect.any(Number) });
    expect(device.notifications[0]).toMatchObject({ type: "NEW_OFFER", actor: { id: pro.id }, readAt: null });
  }
});

it("is sent once to each device, however often an event names the person", async () => {
  const client = await aClient();
  const heard: number[][] = [];
  for (let number = 0; number < 3; number++) {
    const counts: number[] = [];
    heard.push(counts);
    await servers.connect(client, (device) =>
      device.on("UNREAD", ({ messages }: Unread) => counts.push(messages)),
    );
  }

  // Each device is greeted with the counts.
  for (const counts of heard) await expect.poll(() => counts, soon).toEqual([0]);

  for (const messages of [1, 2, 3]) {
    const userIds = [client.id, client.id];
    send({ userIds, event: "UNREAD", payload: { notifications: 0, messages, version: messages } });
  }

  // Emits to a device keep their order: with the last one, all before it have arrived.
  for (const counts of heard) await expect.poll(() => counts.at(-1), soon).toBe(3);
  const each = [0, 1, 2, 3];
  expect(heard).toEqual([each, each, each]);
});

it("stays silent for everybody else and for what was undone", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const [mine, theirs] = [await aDeviceOf(client), await aDeviceOf(pro)];

  const undone = transact(async (work) => {
    await notify(work, { type: "OFFER_WITHDRAWN", userId: client.id, actorId: pro.id });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });

  await expect.poll(() => mine.notifications.map(({ type }) => type), soon).toEqual(["NEW_OFFER"]);
  expect(theirs.notifications).toEqual([]);
});

it("counts both of two events at the same moment", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const device = await aDeviceOf(client);
  const notification = { type: "NEW_OFFER", userId: client.id, actorId: pro.id } as const;

  await Promise.all([notifyUser(notification), notifyUser(notification)]);

  await expect
    .poll(() => device.unread.at(-1), soon)
    .toEqual({ notifications: 2, messages: 0, version: expect.any(Number) });
});

it("ends on the true number after a storm of events", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const device = await aDeviceOf(client);

  await Promise.all(
    Array.from({ length: 12 }, () => notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id })),
  );

  await expect.poll(() => device.unread.at(-1)?.notifications, soon).toBe(12);
  expect(device.unread.map(({ notifications }) => notifications)).toEqual(
    device.unread.map(({ notifications }) => notifications).sort((one, other) => one - other),
  );
  // Each change has a version of its own, by which a device orders what comes out of order.
  const versionOf = new Map(device.unread.map(({ notifications, version }) => [notifications, version]));
  expect(new Set(versionOf.values()).size).toBe(versionOf.size);
  expect(device.unread.at(-1)?.version).toBe(Math.max(...versionOf.values()));
});

it("counts once for all that happens within a moment, and once more at its end", async () => {
  const client = await aClient();
  const device = await aDeviceOf(client);
  await expect.poll(() => device.unread.length, soon).toBe(1);

  for (let event = 0; event < 50; event++) emitUnreadCounts(client.id);

  await expect.poll(() => device.unread.length, soon).toBe(3);
  await notifyUser({ type: "NEW_OFFER", userId: client.id });
  await expect.poll(() => device.unread.at(-1)?.notifications, soon).toBe(1);
  expect(device.unread).toHaveLength(4);
});

it("sends the unread counts with every connection, whatever happened meanwhile", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const first = await aDeviceOf(client);
  await expect.poll(() => first.unread, soon).toMatchObject([{ notifications: 0, messages: 0 }]);
  servers.disconnectDevices();

  const witness = await aDeviceOf(client);
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });
  // The counts that the change itself brings have gone out: the next device gets its own only.
  await expect.poll(() => witness.unread.at(-1)?.notifications, soon).toBe(1);
  const second = await aDeviceOf(client);

  await expect.poll(() => second.unread, soon).toMatchObject([{ notifications: 1, messages: 0 }]);
});

it("notifies of a conversation under the same id however much is written, until it is read", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const conversation = { userId: client.id, tenderId: tender.id, proId: pros[0]?.id ?? "" };
  const device = await aDeviceOf(client);
  const wrote = () =>
    transact((work) => notifyNewMessage(work, { ...conversation, actorId: conversation.proId }));

  await wrote();
  await wrote();
  await transact((work) => readMessageNotifications(work, conversation));
  await wrote();

  await expect.poll(() => device.notifications, soon).toHaveLength(3);
  const [one, two, three] = device.notifications.map(({ id }) => id);
  expect([two === one, three === one]).toEqual([true, false]);
});

it("mails nobody about messages while they are online", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const before = (await mailsTo(client.email)).length;
  const conversation = { userId: client.id, tenderId: tender.id, proId: pros[0]?.id ?? "" };
  await aDeviceOf(client);

  await transact((work) => notifyNewMessage(work, { ...conversation, actorId: conversation.proId }));

  expect(await mailsTo(client.email)).toHaveLength(before);
});

it("mails about messages once their reader has gone without reading them", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const before = (await mailsTo(client.email)).length;
  const conversation = { userId: client.id, tenderId: tender.id, proId: pros[0]?.id ?? "" };
  await aDeviceOf(client);
  await transact((work) => notifyNewMessage(work, { ...conversation, actorId: conversation.proId }));
  expect(await mailsTo(client.email)).toHaveLength(before);

  const [job] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
    WHERE name = 'mail-messages' AND state = 'created' AND data ->> 'userId' = ${client.id}`;
  expect(job?.seconds).toBe(60);
  servers.disconnectDevices();
  await expect.poll(() => isOnline(client.id), { timeout: 10_000 }).toBe(false);
  expect(await mailsTo(client.email)).toHaveLength(before + 1);
});

it.each(["QUESTION", "ANSWER"] as const)("mails a %s to who is online, too", async (type) => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const before = (await mailsTo(client.email)).length;
  await aDeviceOf(client);
  await notifyUser({ type, userId: client.id, actorId: pros[0]?.id ?? "", tenderId: tender.id });

  expect(await mailsTo(client.email)).toHaveLength(before + 1);
});

it("leaves out what a block hides, and counts it again afterwards", async () => {
  const chat = await aConversation();
  await sendMessage(chat, chat.pro, "Hello");
  const device = await aDeviceOf(chat.client);
  await expect.poll(() => device.unread.at(-1)?.messages, soon).toBe(1);

  await block(chat.pro, chat.client);
  await expect.poll(() => device.unread.at(-1)?.messages, soon).toBe(0);
  await unblock(chat.pro, chat.client);
  await expect.poll(() => device.unread.at(-1)?.messages, soon).toBe(1);
});

it("clears the badge on every device when they are read on one", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });
  const [phone, laptop] = [await aDeviceOf(client), await aDeviceOf(client)];

  expect((await call(PATCH, { as: client, body: { all: true } })).status).toBe(204);

  for (const device of [phone, laptop]) {
    await expect
      .poll(() => device.unread.at(-1), soon)
      .toEqual({ notifications: 0, messages: 0, version: expect.any(Number) });
  }
});
