import { expect, it } from "vitest";
import { PATCH } from "@/app/api/notifications/read/route";
import { GET } from "@/app/api/notifications/route";
import { notificationList } from "@/lib/notifications/schema";
import { notifyNewMessage, readMessageNotifications } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { countUnread } from "@/lib/notifications/data";
import { call, read } from "@/tests/support/call";
import { aClient, aTenderWithOffers, type TestUser } from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";

async function aConversation(details = {}) {
  const { client, tender, pros } = await aTenderWithOffers(2);
  const [pro, rival] = pros as [TestUser, TestUser];
  await db.notification.deleteMany({ where: { userId: client.id } });
  await mailsTo(client.email);
  await db.mailboxMessage.deleteMany({ where: { to: client.email } });
  await db.user.update({ where: { id: client.id }, data: details, select: { id: true } });
  const wrote = (from: TestUser = pro) =>
    transact((work) =>
      notifyNewMessage(work, { userId: client.id, actorId: from.id, tenderId: tender.id, proId: from.id }),
    );
  const listed = (at: TestUser = pro) =>
    transact((work) =>
      readMessageNotifications(work, { userId: client.id, tenderId: tender.id, proId: at.id }),
    );
  return { client, pro, rival, tender, wrote, looked: listed };
}

const notificationsFor = async (as: TestUser) => read(notificationList, await call(GET, { as })).items;

it("notifies once of a conversation however much is written, and brings it back to the top", async () => {
  const { client, pro, rival, tender, wrote } = await aConversation();
  await wrote();
  const [first] = await notificationsFor(client);
  await wrote(rival);
  await wrote();

  const items = await notificationsFor(client);

  expect(items.map(({ actor }) => actor?.id)).toEqual([pro.id, rival.id]);
  expect(items[0]).toMatchObject({
    id: first?.id,
    type: "NEW_MESSAGE",
    readAt: null,
    href: `/account/tenders/${tender.id}/chat?proId=${pro.id}`,
  });
  expect(Date.parse(items[0]?.createdAt ?? "")).toBeGreaterThan(Date.parse(first?.createdAt ?? ""));
});

it("makes one row of many messages at the same moment", async () => {
  const { client, wrote } = await aConversation();

  await Promise.all(Array.from({ length: 8 }, () => wrote()));

  expect(await notificationsFor(client)).toHaveLength(1);
});

it("is read with its conversation, and what is written later is notified anew", async () => {
  const { client, rival, wrote, looked: listed } = await aConversation();
  await wrote();
  await wrote(rival);
  await listed();
  await wrote();

  const items = await notificationsFor(client);

  expect(items.map(({ readAt }) => readAt !== null)).toEqual([false, false, true]);
});

it("is not counted beside the messages themselves, and may be marked as read like any other", async () => {
  const { client, wrote } = await aConversation();
  await wrote();

  expect(await countUnread(db, client.id)).toMatchObject({ notifications: 0, messages: 0 });
  expect((await call(PATCH, { as: client, body: { all: true } })).status).toBe(204);
  expect((await notificationsFor(client)).every(({ readAt }) => readAt !== null)).toBe(true);
});

it("notifies nobody of their own words, and nobody who has left", async () => {
  const { client, tender, pro, wrote } = await aConversation({ deletedAt: new Date() });
  await wrote();
  await transact((work) =>
    notifyNewMessage(work, { userId: pro.id, actorId: pro.id, tenderId: tender.id, proId: pro.id }),
  );

  const rows = await db.notification.findMany({
    where: { userId: { in: [client.id, pro.id] }, type: "NEW_MESSAGE" },
    select: { id: true },
  });
  expect(rows).toEqual([]);
});

it("waits a minute before it mails", async () => {
  const { client, tender, pro, wrote } = await aConversation();
  await wrote();

  const [job] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM start_after - created_on)::float AS seconds FROM pgboss.job
    WHERE name = 'mail-messages' AND data ->> 'userId' = ${client.id}`;
  expect(Math.round(job?.seconds ?? 0)).toBe(60);
  const mails = await mailsTo(client.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.links[0]).toBe(
    `http://localhost:3000/en/account/tenders/${tender.id}/chat?proId=${pro.id}`,
  );
});

it("mails about each conversation once an hour, however much is written", async () => {
  const { client, rival, wrote, looked: listed } = await aConversation();
  await wrote();
  await wrote();
  await wrote(rival);
  expect(await mailsTo(client.email)).toHaveLength(2);

  await listed();
  await forgetTheQueue();
  await wrote();
  expect(await mailsTo(client.email)).toHaveLength(2);

  const overAnHourAgo = new Date(Date.now() - 3_601_000);
  await db.conversationParticipant.updateMany({
    where: { userId: client.id },
    data: { lastMailedAt: overAnHourAgo },
  });
  await forgetTheQueue();
  await wrote();
  expect(await mailsTo(client.email)).toHaveLength(3);
});

it("mails what came within the hour once that hour is over, and then no more of it", async () => {
  const { client, wrote, looked: listed } = await aConversation();
  const waiting = () => db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM start_after - now())::int AS seconds FROM pgboss.job
    WHERE name = 'mail-messages' AND state = 'created' AND data ->> 'userId' = ${client.id}`;
  await wrote();
  expect(await mailsTo(client.email)).toHaveLength(1);
  expect(await waiting()).toEqual([]);

  await listed();
  await forgetTheQueue();
  await wrote();
  expect(await mailsTo(client.email)).toHaveLength(1);
  const [job, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(job?.seconds).toBeGreaterThan(3_000);
  expect(job?.seconds).toBeLessThanOrEqual(3_601);

  await db.$executeRaw`UPDATE conversation_participants SET last_mailed_at = last_mailed_at - interval '1 hour 1 second'
    WHERE user_id = ${client.id}::uuid`;
  expect(await mailsTo(client.email)).toHaveLength(2);
  expect(await mailsTo(client.email)).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

it("does not mail what has been read meanwhile, nor what is not wanted", async () => {
  const { client, wrote, looked: listed } = await aConversation();
  await wrote();
  await listed();
  const { client: silent, wrote: wroteToSilent } = await aConversation({ emailsNewMessage: false });
  await wroteToSilent();

  expect(await mailsTo(client.email)).toEqual([]);
  expect(await mailsTo(silent.email)).toEqual([]);
  expect(await notificationsFor(silent)).toHaveLength(1);
});

it("notifies nobody when the message was undone", async () => {
  const { client, tender, pro } = await aConversation();
  const undone = transact(async (work) => {
    await notifyNewMessage(work, { userId: client.id, actorId: pro.id, tenderId: tender.id, proId: pro.id });
    throw new Error("undone");
  });

  await expect(undone).rejects.toThrow("undone");
  expect(await notificationsFor(client)).toEqual([]);
});

it("reads nothing of anybody else's", async () => {
  const { client, tender, pro, wrote } = await aConversation();
  await wrote();
  const stranger = await aClient();
  await transact((work) =>
    readMessageNotifications(work, { userId: stranger.id, tenderId: tender.id, proId: pro.id }),
  );

  expect((await notificationsFor(client))[0]?.readAt).toBeNull();
});

/** As if the mail window of one minute were over. */
async function forgetTheQueue() {
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail-messages'`;
  await db.$executeRaw`UPDATE notifications SET created_at = created_at - interval '1 minute'`;
}
