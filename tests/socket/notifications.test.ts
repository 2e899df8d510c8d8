import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { PATCH } from "@/app/api/notifications/read/route";
import { notificationView, type NotificationView } from "@/lib/notifications/schema";
import { notify } from "@/lib/notifications/service";
import { startRealtime, stopRealtime } from "@/lib/platform/server/realtime";
import { transact } from "@/lib/platform/server/transact";
import type { Unread } from "@/lib/shared/socket-events";
import { tell } from "@/tests/api/notifications/told";
import { accessTokenOf, call } from "@/tests/support/call";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";

const server: Server = createServer();
const devices: Socket[] = [];

beforeAll(async () => {
  startRealtime(server, []);
  await new Promise<void>((done) => server.listen(0, done));
});
afterEach(() => devices.splice(0).forEach((device) => device.disconnect()));
afterAll(stopRealtime);

type Device = { notifications: NotificationView[]; unread: Unread[] };

/** A device of somebody's, and what it has heard so far. */
async function aDeviceOf(user: TestUser): Promise<Device> {
  const { port } = server.address() as AddressInfo;
  const device = io(`http://localhost:${port}`, {
    auth: { token: await accessTokenOf(user) },
    forceNew: true,
  });
  devices.push(device);
  const heard: Device = { notifications: [], unread: [] };
  device.on("NOTIFICATION", (payload: unknown) => heard.notifications.push(notificationView.parse(payload)));
  device.on("UNREAD", (payload: Unread) => heard.unread.push(payload));
  await new Promise<void>((done, fail) => device.on("connect", done).on("connect_error", fail));
  return heard;
}

const soon = { timeout: 5000 };

it("shows up on every device of whoever is told, with the new badge", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const [phone, laptop] = [await aDeviceOf(client), await aDeviceOf(client)];

  await tell({ type: "NEW_OFFER", userId: client.id, actorId: pro.id, params: { priceMinor: 74_000 } });

  for (const device of [phone, laptop]) {
    await expect.poll(() => device.notifications, soon).toHaveLength(1);
    await expect.poll(() => device.unread.at(-1), soon).toEqual({ notifications: 1, messages: 0 });
    expect(device.notifications[0]).toMatchObject({ type: "NEW_OFFER", actor: { id: pro.id }, readAt: null });
  }
});

it("stays silent for everybody else and for what was undone", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const [mine, theirs] = [await aDeviceOf(client), await aDeviceOf(pro)];

  const undone = transact(async (work) => {
    await notify(work, { type: "OFFER_WITHDRAWN", userId: client.id, actorId: pro.id });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await tell({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });

  await expect.poll(() => mine.notifications.map(({ type }) => type), soon).toEqual(["NEW_OFFER"]);
  expect(theirs.notifications).toEqual([]);
});

it("counts both of two events at the same moment", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const device = await aDeviceOf(client);
  const notice = { type: "NEW_OFFER", userId: client.id, actorId: pro.id } as const;

  await Promise.all([tell(notice), tell(notice)]);

  await expect.poll(() => device.unread, soon).toHaveLength(2);
  expect(Math.max(...device.unread.map(({ notifications }) => notifications))).toBe(2);
});

it("clears the badge on every device when they are read on one", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  await tell({ type: "NEW_OFFER", userId: client.id, actorId: pro.id });
  const [phone, laptop] = [await aDeviceOf(client), await aDeviceOf(client)];

  expect((await call(PATCH, { as: client, body: { all: true } })).status).toBe(204);

  for (const device of [phone, laptop]) {
    await expect.poll(() => device.unread.at(-1), soon).toEqual({ notifications: 0, messages: 0 });
  }
});
