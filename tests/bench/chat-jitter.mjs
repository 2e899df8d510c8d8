// Delivery through a bad network: every connection is cut again and again, while people go on writing.
import { randomUUID } from "node:crypto";
import { createServer, connect as connectTcp } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "./chat-client.mjs";
import { percentile } from "./load.mjs";

const CUT_EVERY_MS = 15_000;
const CUT_FOR_MS = 2000;
/** Reconnecting as the specification has it: after a second, a little more or less. */
const RECONNECT_MS = 1000;
/** Every conversation says something this often. */
const WRITE_EVERY_MS = 2000;
const SETTLE_MS = 30_000;

/** A network between devices and server that can be cut: everything open ends, and nobody gets through. */
async function openNetwork(url) {
  const { port } = new URL(url);
  const open = new Set();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connectTcp(Number(port), "127.0.0.1");
    for (const [end, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        open.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const cut = async () => {
    isCut = true;
    for (const end of open) end.destroy();
    await sleep(CUT_FOR_MS);
    isCut = false;
  };
  return { url: `http://127.0.0.1:${server.address().port}`, cut, close: () => server.close() };
}

/** A device that follows the delivery rules: it shows by number, drops what it has, and fetches what is missing. */
class Device {
  shown = [];
  waiting = new Map();
  last = 0;
  catchUps = [];
  isOver = false;
  line = null;
  fetching = null;

  constructor(url, { tenderId, proId }, token) {
    Object.assign(this, { url, tenderId, proId, token });
  }

  /** Stays connected until it is over. */
  async live() {
    while (!this.isOver) {
      let closed;
      const ended = new Promise((done) => (closed = done));
      const onEvent = (event, message) => event === "RECEIVE_MESSAGE" && this.receive(message);
      this.line = await connect(this.url, this.token, { onEvent, onClose: closed }).catch(() => null);
      if (this.line) {
        const since = performance.now();
        void this.fetchMissing().then((done) => done && this.catchUps.push(performance.now() - since));
        await ended;
        this.line = null;
      }
      if (!this.isOver) await sleep(RECONNECT_MS * (0.5 + Math.random()));
    }
  }

  receive(message) {
    if (message.seq <= this.last) return;
    this.waiting.set(message.seq, message);
    this.showInTurn();
    if (this.waiting.size > 0) void this.fetchMissing();
  }

  showInTurn() {
    for (let next; (next = this.waiting.get(this.last + 1)); this.last++) {
      this.waiting.delete(next.seq);
      this.shown.push(next);
    }
  }

  fetchMissing() {
    this.fetching ??= this.fetchPages().finally(() => (this.fetching = null));
    return this.fetching;
  }

  async fetchPages() {
    const headers = { authorization: `Bearer ${this.token}` };
    const path = `${this.url}/api/tenders/${this.tenderId}/messages?proId=${this.proId}&afterSeq=`;
    try {
      for (let hasMore = true; hasMore;) {
        const answer = await fetch(path + this.last, { headers });
        const page = await answer.json();
        for (const message of page.items) if (message.seq > this.last) this.waiting.set(message.seq, message);
        this.showInTurn();
        ({ hasMore } = page);
      }
      return true;
    } catch {
      // The network is cut; the next connection fetches again.
      return false;
    }
  }

  /** Sends until it is acknowledged, always as the same message. */
  async write(text) {
    const { tenderId, proId } = this;
    const message = { tenderId, proId, clientMessageId: randomUUID(), text };
    while (true) {
      const answer = await this.line?.ask("CREATE_MESSAGE", message).catch(() => null);
      if (answer?.ok) return message.clientMessageId;
      await sleep(200);
    }
  }

  end() {
    this.isOver = true;
    this.line?.close();
  }
}

/** What one device shows of what was written. */
function judge({ shown }, written) {
  const ids = shown.map(({ clientMessageId }) => clientMessageId);
  const unique = new Set(ids);
  const inversions = shown.filter(({ seq }, index) => index > 0 && seq <= shown[index - 1].seq);
  return {
    delivered: written.filter((id) => unique.has(id)).length,
    duplicated: ids.length - unique.size,
    outOfOrder: inversions.length,
  };
}

async function converse(devices, until) {
  const written = [];
  while (Date.now() < until) {
    const speaker = devices[Math.floor(Math.random() * devices.length)];
    written.push(await speaker.write(`Message ${written.length}`));
    await sleep(WRITE_EVERY_MS * (0.5 + Math.random()));
  }
  return written;
}

async function cutUntil(network, until) {
  let cuts = 0;
  while (Date.now() + CUT_EVERY_MS < until) {
    await sleep(CUT_EVERY_MS - CUT_FOR_MS);
    await network.cut();
    cuts += 1;
  }
  return cuts;
}

/** Waits until every device shows as much as the one that shows most. */
async function settle(groups) {
  const late = Date.now() + SETTLE_MS;
  const isDone = (devices) => new Set(devices.map(({ last }) => last)).size === 1;
  while (Date.now() < late && !groups.every(isDone)) await sleep(200);
}

function print(groups, conversations, cuts) {
  const sums = { expected: 0, delivered: 0, duplicated: 0, outOfOrder: 0 };
  groups.forEach((devices, index) => {
    for (const device of devices) {
      const result = judge(device, conversations[index]);
      sums.expected += conversations[index].length;
      for (const name of Object.keys(result)) sums[name] += result[name];
    }
  });
  const catchUps = groups.flat().flatMap((device) => device.catchUps);
  const share = ((sums.delivered / sums.expected) * 100).toFixed(3);
  console.log(`  delivery to ${groups.flat().length} sockets, network cut ${cuts} times for 2 s:`);
  console.log(
    `    delivered ${share} % of ${sums.expected}, duplicated ${sums.duplicated}, out of order ${sums.outOfOrder}`,
  );
  console.log(`    caught up after a reconnect, p95 ${percentile(catchUps, 95).toFixed(0)} ms`);
}

/** 500 sockets for two minutes; in short 100 for half a minute. */
export async function measureDelivery(url, pairs, isShort) {
  const perPerson = isShort ? 2 : 10;
  const until = Date.now() + (isShort ? 33_000 : 120_000);
  const network = await openNetwork(url);
  const groups = pairs.map((pair) =>
    [pair.client, pair.pro].flatMap((token) =>
      Array.from({ length: perPerson }, () => new Device(network.url, pair, token)),
    ),
  );
  const lives = groups.flat().map((device) => device.live());
  await settle(groups);
  // What was said before and the first connection are no part of it.
  groups.flat().forEach(({ catchUps }) => catchUps.splice(0));
  const [cuts, ...conversations] = await Promise.all([
    cutUntil(network, until),
    ...groups.map((devices) => converse(devices, until)),
  ]);
  await settle(groups);
  groups.flat().forEach((device) => device.end());
  await Promise.all(lives);
  network.close();
  print(groups, conversations, cuts);
}
