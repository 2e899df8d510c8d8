// Delivery through a bad network: every connection is cut again and again while messages go on.
import { createServer, connect as connectTcp, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Device } from "./chat-device";
import type { SignedInPair } from "./chat-market";
import { portOf } from "./child-process";
import { percentile } from "./load";

const CUT_EVERY_MS = 15_000;
const CUT_FOR_MS = 2000;
/** Every conversation gets a message this often. */
const WRITE_EVERY_MS = 2000;
const SETTLE_MS = 30_000;

/** A network between devices and server; `cut` ends all connections and refuses new ones for a while. */
type Network = { url: string; cut: () => Promise<void>; close: () => void };

async function openNetwork(url: string): Promise<Network> {
  const { port } = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const pipe = (end: Socket, other: Socket) => {
    open.add(end);
    end.on("error", () => {});
    end.on("close", () => {
      open.delete(end);
      other.destroy();
    });
    end.pipe(other);
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connectTcp(Number(port), "127.0.0.1");
    pipe(near, far);
    pipe(far, near);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const cut = async () => {
    isCut = true;
    for (const end of open) end.destroy();
    await sleep(CUT_FOR_MS);
    isCut = false;
  };
  return { url: `http://127.0.0.1:${portOf(server.address())}`, cut, close: () => void server.close() };
}

/** Writes messages from random devices of a conversation; returns their ids. */
async function converse(devices: Device[], until: number): Promise<string[]> {
  const written: string[] = [];
  while (Date.now() < until) {
    const speaker = devices[Math.floor(Math.random() * devices.length)];
    if (speaker) written.push(await speaker.write(`Message ${written.length}`));
    await sleep(WRITE_EVERY_MS * (0.5 + Math.random()));
  }
  return written;
}

async function cutUntil(network: Network, until: number): Promise<number> {
  let cuts = 0;
  while (Date.now() + CUT_EVERY_MS < until) {
    await sleep(CUT_EVERY_MS - CUT_FOR_MS);
    await network.cut();
    cuts += 1;
  }
  return cuts;
}

/** Waits until every device shows as much as the one that shows most. */
async function settle(groups: Device[][]): Promise<void> {
  const late = Date.now() + SETTLE_MS;
  const isDone = (devices: Device[]) => new Set(devices.map(({ last }) => last)).size === 1;
  while (Date.now() < late && !groups.every(isDone)) await sleep(200);
}

function print(groups: Device[][], conversations: string[][], cuts: number): void {
  const sums = { expected: 0, delivered: 0, duplicated: 0, outOfOrder: 0 };
  for (const [index, written] of conversations.entries()) {
    for (const device of groups[index] ?? []) {
      const { delivered, duplicated, outOfOrder } = device.judge(written);
      sums.expected += written.length;
      sums.delivered += delivered;
      sums.duplicated += duplicated;
      sums.outOfOrder += outOfOrder;
    }
  }
  const catchUps = groups.flat().flatMap((device) => device.catchUps);
  const share = ((sums.delivered / sums.expected) * 100).toFixed(3);
  console.log(`  delivery to ${groups.flat().length} sockets, network cut ${cuts} times for 2 s:`);
  console.log(
    `    delivered ${share} % of ${sums.expected}, duplicated ${sums.duplicated}, out of order ${sums.outOfOrder}`,
  );
  console.log(`    caught up after a reconnect, p95 ${percentile(catchUps, 95).toFixed(0)} ms`);
}

/** Prints what arrives at 500 sockets within two minutes; in short at 100 within half a minute. */
export async function measureDelivery(url: string, pairs: SignedInPair[], isShort: boolean): Promise<void> {
  const perPerson = isShort ? 2 : 10;
  const until = Date.now() + (isShort ? 33_000 : 120_000);
  const network = await openNetwork(url);
  const groups = pairs.map(({ tenderId, proId, client, pro }) =>
    [client, pro].flatMap((token) =>
      Array.from({ length: perPerson }, () => new Device({ url: network.url, tenderId, proId, token })),
    ),
  );
  const devices = groups.flat();
  const lives = devices.map((device) => device.live());
  await settle(groups);
  // Earlier messages and the first connection are no part of the measurement.
  for (const { catchUps } of devices) catchUps.splice(0);
  const [cuts, conversations] = await Promise.all([
    cutUntil(network, until),
    Promise.all(groups.map((group) => converse(group, until))),
  ]);
  await settle(groups);
  for (const device of devices) device.end();
  await Promise.all(lives);
  network.close();
  print(groups, conversations, cuts);
}
