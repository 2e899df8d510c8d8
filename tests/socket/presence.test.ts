import { expect, it } from "vitest";
import type { Socket } from "socket.io-client";
import { db } from "@/lib/platform/server/database/db";
import { presenceChanged } from "@/lib/platform/server/realtime/presence";
import { isOnline, whoIsOnline } from "@/lib/platform/server/realtime/realtime";
import { z } from "zod";
import { block, unblock } from "@/tests/api/blocks/block";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, aPro, aTenderWithOffers, anOffer, aTender, type TestUser } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

const GRACE_MS = 400;
const servers = realtimeServers({ modules: "presence", graceMs: GRACE_MS });
const soon = { timeout: 6000 };

type Device = { socket: Socket; lists: string[][]; listedAt: number[] };

/** A user's device, and each list of online users it has received. */
async function aDeviceOf(user: TestUser): Promise<Device> {
  const lists: string[][] = [];
  const listedAt: number[] = [];
  const socket = await servers.connect(user, (device) => {
    device.on("ONLINE_USERS", (payload: unknown) => {
      lists.push(z.array(z.string()).parse(payload));
      listedAt.push(Date.now());
    });
  });
  return { socket, lists, listedAt };
}

const lastSeenOf = async ({ id }: TestUser) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { lastSeenAt: true } })).lastSeenAt;

/** A client and a PRO who share a conversation. */
async function aPair() {
  const { client, pros } = await aTenderWithOffers(1);
  return { client, pro: pros[0] as TestUser };
}

it("tells a connecting user who of their partners is online, and the partners who came", async () => {
  const { client, pro } = await aPair();

  const first = await aDeviceOf(client);
  await expect.poll(() => first.lists.at(-1), soon).toEqual([]);
  const second = await aDeviceOf(pro);

  await expect.poll(() => second.lists.at(-1), soon).toEqual([client.id]);
  await expect.poll(() => first.lists.at(-1), soon).toEqual([pro.id]);
  expect(await whoIsOnline([client.id, pro.id])).toEqual(new Set([client.id, pro.id]));
});

it("shows two of whom one blocks the other nothing of each other, until the block ends", async () => {
  const { client, pro } = await aPair();
  const [first, second] = [await aDeviceOf(client), await aDeviceOf(pro)];
  await expect.poll(() => first.lists.at(-1), soon).toEqual([pro.id]);

  await block(client, pro);
  await expect.poll(() => [first.lists.at(-1), second.lists.at(-1)], soon).toEqual([[], []]);
  await unblock(client, pro);
  await expect.poll(() => [first.lists.at(-1), second.lists.at(-1)], soon).toEqual([[pro.id], [client.id]]);
});

it("tells no user about people with whom they share no conversation", async () => {
  const { client, pro } = await aPair();
  const device = await aDeviceOf(client);
  const stranger = await aDeviceOf(await aPro());
  await expect.poll(() => stranger.lists.length, soon).toBeGreaterThan(0);

  await aDeviceOf(pro);

  await expect.poll(() => device.lists.at(-1), soon).toEqual([pro.id]);
  expect(stranger.lists.flat()).toEqual([]);
});

it("counts somebody as here until the last device has left, and writes down when that was", async () => {
  const { client, pro } = await aPair();
  const watcher = await aDeviceOf(client);
  const [phone, laptop] = [await aDeviceOf(pro), await aDeviceOf(pro)];
  await expect.poll(() => watcher.lists.at(-1), soon).toEqual([pro.id]);

  phone.socket.disconnect();
  await new Promise((done) => setTimeout(done, GRACE_MS * 2));
  expect(await isOnline(pro.id)).toBe(true);
  const leftAt = Date.now();
  laptop.socket.disconnect();

  await expect.poll(() => watcher.lists.at(-1), soon).toEqual([]);
  expect(await isOnline(pro.id)).toBe(false);
  await expect.poll(async () => (await lastSeenOf(pro))?.getTime(), soon).toBeGreaterThan(leftAt - 100);
});

it("does not blink when a page changes: away for a moment is not away", async () => {
  const { client, pro } = await aPair();
  const watcher = await aDeviceOf(client);
  let device = await aDeviceOf(pro);
  await expect.poll(() => watcher.lists.at(-1), soon).toEqual([pro.id]);
  const before = watcher.lists.length;

  for (let page = 0; page < 4; page++) {
    device.socket.disconnect();
    device = await aDeviceOf(pro);
  }
  await new Promise((done) => setTimeout(done, GRACE_MS * 2));

  expect(watcher.lists.slice(before).every((online) => online.includes(pro.id))).toBe(true);
  expect(await isOnline(pro.id)).toBe(true);
});

it("writes down when somebody comes, once for all of their devices", async () => {
  const client = await aClient();
  expect(await lastSeenOf(client)).toBeNull();

  await aDeviceOf(client);
  await expect.poll(() => lastSeenOf(client), soon).not.toBeNull();
  const seenAt = await lastSeenOf(client);
  for (const device of [await aDeviceOf(client), await aDeviceOf(client)])
    await expect.poll(() => device.lists.length, soon).toBeGreaterThan(0);

  expect(await lastSeenOf(client)).toEqual(seenAt);
});

it("tells nobody more than once a second, however many come at once", async () => {
  const { client, pros } = await aTenderWithOffers(6);
  const watcher = await aDeviceOf(client);

  await Promise.all(pros.map((pro) => aDeviceOf(pro)));

  await expect.poll(() => watcher.lists.at(-1)?.length, soon).toBe(6);
  const seconds = ((watcher.listedAt.at(-1) ?? 0) - (watcher.listedAt[0] ?? 0)) / 1000;
  // The first one may come as late as another one early: that is one more than there are seconds between them.
  expect(watcher.lists.length - 1).toBeLessThanOrEqual(seconds + 1);
});

it("asks the database once, however many have to be notified", async () => {
  const { client, pros } = await aTenderWithOffers(3);
  const devices: Device[] = [];
  for (const user of [client, ...pros]) devices.push(await aDeviceOf(user));
  for (const { lists } of devices) await expect.poll(() => lists.at(-1)?.length, soon).toBeGreaterThan(0);
  await expect.poll(() => devices[0]?.lists.at(-1)?.length, soon).toBe(3);
  const before = devices.map(({ lists }) => lists.length);

  const { queries } = await countQueries(async () => {
    await presenceChanged([client.id]);
    await expect
      .poll(() => devices.every(({ lists }, index) => lists.length > (before[index] ?? 0)), soon)
      .toBe(true);
  });

  expect(queries).toBe(1);
});

it("shows a new partner with the first line of their conversation", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const [mine, theirs] = [await aDeviceOf(client), await aDeviceOf(pro)];
  for (const device of [mine, theirs]) await expect.poll(() => device.lists.at(-1), soon).toEqual([]);

  await anOffer({ tender: await aTender({ client }), pro });

  await expect.poll(() => mine.lists.at(-1), soon).toEqual([pro.id]);
  await expect.poll(() => theirs.lists.at(-1), soon).toEqual([client.id]);
});
