import { afterAll, beforeAll, expect, it } from "vitest";
import { DELETE, PATCH, POST, PUT } from "@/app/api/push/subscriptions/route";
import { GET as CONFIG } from "@/app/api/config/route";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { FakePush } from "@/tests/support/fake-push";
import { aClient, type TestUser } from "@/tests/support/factories";

const service = new FakePush();
beforeAll(() => service.start());
afterAll(() => service.stop());

const devicesOf = ({ id }: TestUser) =>
  db.pushSubscription.findMany({
    where: { userId: id },
    orderBy: { id: "asc" },
    select: { endpoint: true, auth: true },
  });

it("tells everybody the public key, by which browsers know this server", async () => {
  const { body } = await call<{ vapidPublicKey: string }>(CONFIG);

  expect(Buffer.from(body.vapidPublicKey, "base64url")).toHaveLength(65);
});

it("keeps a device once, however often and at whatever moment it is registered", async () => {
  const client = await aClient();
  const { subscription } = service.aBrowser();

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(POST, { as: client, body: subscription })),
  );

  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect(await devicesOf(client)).toEqual([
    { endpoint: subscription.endpoint, auth: subscription.keys.auth },
  ]);
});

it("gives a device to whoever asks last", async () => {
  const [before, after] = [await aClient(), await aClient()];
  const { subscription } = service.aBrowser();

  await call(POST, { as: before, body: subscription });
  await call(POST, { as: after, body: subscription });

  expect([(await devicesOf(before)).length, (await devicesOf(after)).length]).toEqual([0, 1]);
});

it("keeps ten devices of a person; the one that was used longest ago makes room", async () => {
  const client = await aClient();
  const browsers = Array.from({ length: 11 }, () => service.aBrowser());
  for (const { subscription } of browsers) await call(POST, { as: client, body: subscription });

  const stored = (await devicesOf(client)).map(({ endpoint }) => endpoint);

  expect(stored).toEqual(browsers.slice(1).map(({ endpoint }) => endpoint));
});

it("forgets a device when asked by its person, and by nobody else", async () => {
  const [client, stranger] = [await aClient(), await aClient()];
  const { subscription, endpoint } = service.aBrowser();
  await call(POST, { as: client, body: subscription });

  expect((await call(DELETE, { as: stranger, body: { endpoint } })).status).toBe(204);
  expect(await devicesOf(client)).toHaveLength(1);
  expect((await call(DELETE, { as: client, body: { endpoint } })).status).toBe(204);
  expect(await devicesOf(client)).toEqual([]);
  expect((await call(DELETE, { as: client, body: { endpoint } })).status).toBe(204);
});

it("keeps a device for its person in a later session, but makes none of it", async () => {
  const [client, stranger] = [await aClient(), await aClient()];
  const { subscription } = service.aBrowser();
  await call(POST, { as: client, body: subscription });

  expect((await call(PUT, { as: client, body: subscription })).status).toBe(204);
  const refused = await call<{ code: string }>(PUT, { as: stranger, body: subscription });
  expect([refused.status, refused.body.code]).toEqual([404, "push_device_not_found"]);
  expect(await devicesOf(client)).toHaveLength(1);
});

it("follows a device to its new address for whoever knows the old one", async () => {
  const client = await aClient();
  const [before, after] = [service.aBrowser(), service.aBrowser()];
  await call(POST, { as: client, body: before.subscription });

  const moved = { ...after.subscription, oldEndpoint: before.endpoint };
  expect((await call(PATCH, { body: moved })).status).toBe(204);
  expect((await devicesOf(client)).map(({ endpoint }) => endpoint)).toEqual([after.endpoint]);
  expect((await call(PATCH, { body: moved })).status).toBe(404);
});

it.each([
  "http://push.example.org/abc",
  "https://127.0.0.1/abc",
  "https://[::1]/abc",
  "https://10.0.0.7/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://2130706433/abc",
  "https://localhost/abc",
  "https://push.localhost/abc",
  "https://printer.local/abc",
  "https://db.internal/abc",
  "https://router/abc",
  "https://user:password@push.services.mozilla.com/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://localhost./abc",
  "http://127.0.0.1:1/abc",
])("calls no machine of its own house: %s", async (endpoint) => {
  const { subscription } = service.aBrowser();
  const body = { ...subscription, endpoint };
  const client = await aClient();

  for (const method of [POST, PUT]) {
    const answer = await call<{ code: string }>(method, { as: client, body });
    expect([answer.status, answer.body.code]).toEqual([422, "push_service_refused"]);
  }
  const moved = await call(PATCH, { body: { ...body, oldEndpoint: subscription.endpoint } });
  expect(moved.status).toBe(422);
});

it.each([
  {},
  { endpoint: "push" },
  { endpoint: `https://push.services.mozilla.com/${"a".repeat(1000)}` },
  { keys: { p256dh: "short", auth: "short" } },
  { keys: { p256dh: `A${"a".repeat(86)}`, auth: "a".repeat(22) } },
  { keys: null },
])("refuses what no browser says: %j", async (change) => {
  const { subscription } = service.aBrowser();
  const body = Object.keys(change).length > 0 ? { ...subscription, ...change } : change;

  expect((await call(POST, { as: await aClient(), body })).status).toBe(422);
});

it("asks visitors to sign in", async () => {
  const { subscription } = service.aBrowser();

  for (const method of [POST, PUT, DELETE])
    expect((await call(method, { body: subscription })).status).toBe(401);
});
