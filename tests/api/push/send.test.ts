import { afterAll, beforeAll, expect, it } from "vitest";
import { POST as SIGN_OUT } from "@/app/api/auth/sign-out/route";
import { POST } from "@/app/api/push/subscriptions/route";
import { jobs } from "@/lib/notifications/push/jobs";
import { notifyNewMessage, notify, readMessageNotifications } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { refreshTokenOf } from "@/lib/platform/server/security/tokens";
import { isPublicAddress } from "@/lib/platform/server/delivery/web-push";
import { transact } from "@/lib/platform/server/work/transact";
import { notifyUser } from "@/tests/api/notifications/notification-factories";
import { call } from "@/tests/support/call";
import { FakePush, type FakeBrowser } from "@/tests/support/fake-push";
import { aClient, aPro, aTenderWithOffers, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";

const service = new FakePush();
beforeAll(() => service.start());
afterAll(() => service.stop());

async function aDeviceOf(user: TestUser): Promise<FakeBrowser> {
  const browser = service.aBrowser();
  await call(POST, { as: user, body: browser.subscription });
  return browser;
}

async function aRecipient(details = {}) {
  const [client, pro] = [await aClient(details), await aPro()];
  const device = await aDeviceOf(client);
  const offer = () => notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });
  return { client, pro, device, offer };
}

const countDevices = ({ id }: TestUser) => db.pushSubscription.count({ where: { userId: id } });
const waiting = ({ id }: TestUser) =>
  db.$queryRaw<{ seconds: number; attempt: number }[]>`
    SELECT extract(epoch FROM start_after - created_on)::int AS seconds, (data ->> 'attempt')::int AS attempt
    FROM pgboss.job WHERE name = 'send-push' AND state = 'created' AND data ->> 'userId' = ${id}`;

it("reaches every device of the recipient, encrypted, signed and in their language", async () => {
  const { client, offer, device } = await aRecipient({ lang: "cz" });
  const laptop = await aDeviceOf(client);
  await offer();
  await runJobs(jobs);

  for (const browser of [device, laptop]) {
    const [handed, ...more] = service.handedTo(browser);
    if (!handed) throw new Error("nothing was sent");
    expect(more).toEqual([]);
    expect(browser.open(handed)).toMatchObject({
      type: "NEW_OFFER",
      title: "Máte novou nabídku",
      lang: "cz",
      href: "/cz/account/notifications",
    });
    expect(handed.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "259200",
      urgency: "normal",
    });
    expect(handed.headers.topic).toMatch(/^[\w-]{32}$/);
    const sender = await service.senderOf(handed);
    expect(sender).toMatchObject({ sub: "mailto:support@tenderbee.local", isOurKey: true });
  }
});

it("says neither who nor what nor how much", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const device = await aDeviceOf(client);
  const proId = pros[0]?.id ?? "";
  const params = { priceMinor: 74_000 };
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: proId, tenderId: tender.id, params });
  await runJobs(jobs);

  const [handed] = service.handedTo(device);
  const words = JSON.stringify(handed && device.open(handed));
  expect(words).toContain(tender.id);
  // Ids and tags are random: one of them holds the digits of the price now and then.
  const told = words.replaceAll(tender.id, "").replace(/"tag":"[^"]*"/, "");
  for (const secret of ["Tomáš", "Dvořák", "living room", "740", client.email])
    expect(told).not.toContain(secret);
});

it("notifies of a conversation in one topic, urgently, and not when it is read by then", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const device = await aDeviceOf(client);
  const conversation = { userId: client.id, tenderId: tender.id, proId: pros[0]?.id ?? "" };
  const wrote = () =>
    transact((work) => notifyNewMessage(work, { ...conversation, actorId: conversation.proId }));
  await wrote();
  await transact((work) => readMessageNotifications(work, conversation));
  await runJobs(jobs);
  expect(service.handedTo(device)).toEqual([]);

  await wrote();
  await runJobs(jobs);
  await transact((work) => readMessageNotifications(work, conversation));
  await wrote();
  await runJobs(jobs);

  const handed = service.handedTo(device);
  expect(handed.map(({ headers }) => headers.urgency)).toEqual(["high", "high"]);
  expect(new Set(handed.map(({ headers }) => headers.topic)).size).toBe(1);
  expect(handed.map((each) => device.open(each).href)).toEqual(
    Array(2).fill(`/en/account/tenders/${tender.id}/chat?proId=${conversation.proId}`),
  );
});

it("makes one push of many messages within a moment", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const device = await aDeviceOf(client);
  const conversation = { userId: client.id, tenderId: tender.id, proId: pros[0]?.id ?? "" };
  const wrote = () =>
    transact((work) => notifyNewMessage(work, { ...conversation, actorId: conversation.proId }));
  await Promise.all(Array.from({ length: 6 }, wrote));
  await runJobs(jobs);

  // Two when the window ended in the middle of it.
  expect(service.handedTo(device).length).toBeLessThanOrEqual(2);
  expect(service.handedTo(device).length).toBeGreaterThan(0);
});

it("sends nothing of a kind that is switched off, nothing that was read, nothing that was undone", async () => {
  const off = await aRecipient({ pushesNewOffer: false });
  await off.offer();
  const recipient = await aRecipient();
  await recipient.offer();
  await db.notification.updateMany({ where: { userId: recipient.client.id }, data: { readAt: new Date() } });
  const undone = await aRecipient();
  const event = transact(async (work) => {
    await notify(work, { type: "NEW_OFFER", userId: undone.client.id, actorId: undone.pro.id });
    throw new Error("undone");
  });
  await expect(event).rejects.toThrow("undone");
  await runJobs(jobs);

  for (const { device } of [off, recipient, undone]) expect(service.handedTo(device)).toEqual([]);
});

it("orders nothing for somebody who has no device", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  await notifyUser({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });

  expect(await waiting(client)).toEqual([]);
});

it("sends a device nothing after its sign-out", async () => {
  const { client, device, offer } = await aRecipient();
  await offer();
  const session = await db.session.findFirstOrThrow({ where: { userId: client.id }, select: { id: true } });
  const token = refreshTokenOf(session.id, 1);
  expect((await call(SIGN_OUT, { body: { token } })).status).toBe(204);
  await runJobs(jobs);
  await offer();
  await runJobs(jobs);

  expect(service.handedTo(device)).toEqual([]);
});

it.each([404, 410, 403])("forgets a device whose service says %i", async (status) => {
  const { client, device, offer } = await aRecipient();
  const other = await aDeviceOf(client);
  service.answers.set(new URL(device.endpoint).pathname, { status });
  await offer();
  await runJobs(jobs);

  expect(await countDevices(client)).toBe(1);
  expect(service.handedTo(other)).toHaveLength(1);
});

it.each([429, 500, 503])(
  "tries again later, on that device only, when its service says %i",
  async (status) => {
    const { client, device, offer } = await aRecipient();
    const other = await aDeviceOf(client);
    const path = new URL(device.endpoint).pathname;
    service.answers.set(path, { status, retryAfter: "120" });
    await offer();
    await runJobs(jobs);
    expect(await waiting(client)).toEqual([{ seconds: 120, attempt: 1 }]);

    service.answers.delete(path);
    await runJobs(jobs);

    expect([service.handedTo(device).length, service.handedTo(other).length]).toEqual([2, 1]);
    expect(await waiting(client)).toEqual([]);
    expect(await countDevices(client)).toBe(2);
  },
);

it("gives up on a service that stays busy, and keeps the device for next time", async () => {
  const { client, device, offer } = await aRecipient();
  service.answers.set(new URL(device.endpoint).pathname, { status: 500, retryAfter: "nonsense" });
  await offer();
  for (let round = 0; round < 7; round++) await runJobs(jobs);

  expect(service.handedTo(device)).toHaveLength(5);
  expect(await countDevices(client)).toBe(1);
});

it("follows nobody elsewhere", async () => {
  const { client, device, offer } = await aRecipient();
  const elsewhere = service.aBrowser();
  service.answers.set(new URL(device.endpoint).pathname, { status: 307, location: elsewhere.endpoint });
  await offer();
  await runJobs(jobs);

  expect(service.handedTo(elsewhere)).toEqual([]);
  expect(await countDevices(client)).toBe(1);
});

it.each([
  ["142.250.1.2", true],
  ["8.8.8.8", true],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.0.1", false],
  ["192.168.1.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["2a00:1450:4001::1", true],
  ["::1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
])("a name that leads to %s may be called: %s", (address, expected) => {
  expect(isPublicAddress({ address })).toBe(expected);
});
