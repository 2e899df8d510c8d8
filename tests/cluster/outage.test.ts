import { afterAll, expect, it } from "vitest";
import type { Socket } from "socket.io-client";
import { GET as ready } from "@/app/api/ready/route";
import { MOST_PER_SESSION } from "@/lib/platform/server/realtime/connection-limits";
import { disconnectSessions, send, whoIsOnline } from "@/lib/platform/server/realtime/realtime";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { db } from "@/lib/platform/server/database/db";
import { openRedis } from "@/scripts/programs/redis.mjs";
import { call } from "@/tests/support/call";
import { aTenderWithOffers, type TestUser } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

// A private Redis that can be stopped and started; configured before the first connection to it.
const redis = await openRedis();
process.env.REDIS_URL = redis.url;
process.env.RATE_LIMITS = "1";
const servers = realtimeServers({ modules: "presence", aliveMs: 1500, graceMs: 200 });
afterAll(async () => {
  await stopQueue();
  await redis.stop();
});
const soon = { timeout: 15_000 };

type Device = { socket: Socket; received: unknown[]; online: string[][] };

async function aDeviceOf(user: TestUser, server: number): Promise<Device> {
  const received: unknown[] = [];
  const online: string[][] = [];
  const socket = await servers.connect(
    user,
    (device) => {
      device.on("UNREAD", (payload) => received.push(payload));
      device.on("ONLINE_USERS", (ids: string[]) => online.push(ids));
    },
    server,
  );
  return { socket, received, online };
}

const sendMessage = ({ id }: TestUser, number: number) =>
  send({ userIds: [id], event: "UNREAD", payload: { notifications: number, messages: 0, version: number } });
const numbersOf = ({ received }: Device) =>
  (received as { notifications: number }[]).map((each) => each.notifications);
const statusOfReady = async () => (await call(ready)).status;

it("goes on without Redis, one process for itself, and together again once it is back", async () => {
  await startQueue([]);
  const { client, pros } = await aTenderWithOffers(1);
  const pro = pros[0] as TestUser;
  const [here, there] = [await aDeviceOf(client, 0), await aDeviceOf(client, 1)];
  const partner = await aDeviceOf(pro, 1);
  await expect.poll(() => partner.online.at(-1), soon).toEqual([client.id]);
  sendMessage(client, 1);
  for (const device of [here, there]) await expect.poll(() => numbersOf(device), soon).toEqual([1]);
  expect(await statusOfReady()).toBe(200);

  await redis.kill();

  await expect.poll(statusOfReady, soon).toBe(503);
  sendMessage(client, 2);
  await expect.poll(() => numbersOf(here), { timeout: 1000 }).toEqual([1, 2]);
  // Its local users are known to be online, and new connections are accepted.
  expect(await whoIsOnline([client.id, pro.id])).toEqual(new Set([client.id]));
  const newcomer = await aDeviceOf(client, 1);
  expect(numbersOf(there)).toEqual([1]);

  await redis.start();

  await expect.poll(statusOfReady, soon).toBe(200);
  // Messages sent during the outage arrive late rather than never, and new ones at once.
  await expect.poll(() => numbersOf(there), soon).toEqual([1, 2]);
  sendMessage(client, 3);
  for (const device of [here, there]) await expect.poll(() => numbersOf(device), soon).toEqual([1, 2, 3]);
  await expect.poll(() => numbersOf(newcomer).at(-1), soon).toBe(3);
  await expect.poll(() => whoIsOnline([client.id, pro.id]), soon).toEqual(new Set([client.id, pro.id]));
  await expect.poll(() => here.online.at(-1), soon).toEqual([pro.id]);
  for (const { socket } of [here, there, partner, newcomer]) expect(socket.connected).toBe(true);
}, 60_000);

it("ends a session's connections on the other process although Redis was away at that moment", async () => {
  const { client } = await aTenderWithOffers(1);
  const [here, there] = [await aDeviceOf(client, 0), await aDeviceOf(client, 1)];
  const sessions = await db.session.findMany({ where: { userId: client.id }, select: { id: true } });
  await redis.kill();

  disconnectSessions(sessions.map(({ id }) => id));

  await expect.poll(() => here.socket.connected, { timeout: 1000 }).toBe(false);
  expect(there.socket.connected).toBe(true);
  await redis.start();
  await expect.poll(() => there.socket.connected, soon).toBe(false);
}, 60_000);

it("counts a session's connections for each process alone while Redis is away, and together again after", async () => {
  const { client } = await aTenderWithOffers(1);
  await redis.kill();
  const devices: Socket[] = [];
  for (let number = 0; number < MOST_PER_SESSION + 2; number++)
    devices.push((await aDeviceOf(client, number % 2)).socket);
  for (const device of devices) expect(device.connected).toBe(true);

  await redis.start();
  await expect.poll(statusOfReady, soon).toBe(200);
  const connected = () => devices.filter((device) => device.connected).length;
  // Each new connection has them counted: the first one for which both processes are back.
  const connectUntilCounted = async () => {
    const count = connected();
    if (count > MOST_PER_SESSION) devices.push((await aDeviceOf(client, 0)).socket);
    return count;
  };
  await expect.poll(connectUntilCounted, { ...soon, interval: 500 }).toBe(MOST_PER_SESSION);
  const oldest = devices.slice(0, devices.length - MOST_PER_SESSION);
  expect(oldest.some((device) => device.connected)).toBe(false);
}, 60_000);
