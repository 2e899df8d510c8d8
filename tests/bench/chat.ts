// The chat: persisted messages, an acknowledged event and a fan-out beside bare `ws`, memory, and delivery while the
// network is cut again and again. `--short` does less of everything.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { connect, connectBare, type Connection } from "./chat-client";
import { measureDelivery } from "./chat-jitter";
import { makePairs, signInPairs, type SignedInPair } from "./chat-market";
import { heapAnswer } from "./child-process";
import { median, percentile, type Pair } from "./load";
import { startChild, type Child, type TestServer } from "./servers";

const PAIRS = 25;
const MESSAGES_A_SECOND = 200;
const isShort = process.argv.includes("--short");
const SECONDS = isShort ? 5 : 20;
const ECHOES = isShort ? 500 : 3000;
const SOCKETS = isShort ? 200 : 1000;
const ROUNDS = isShort ? 10 : 40;

const ms = (number: number) => `${number.toFixed(2)} ms`;
const kB = (number: number) => `${number.toFixed(1)} kB`;

/** Messages at a steady pace, whether the earlier ones have been answered or not. */
async function measureMessages(url: string, pairs: SignedInPair[]): Promise<void> {
  const devices: (Connection & { tenderId: string })[] = [];
  for (const { tenderId, pro } of pairs)
    devices.push({ tenderId, ...(await connect(url, pro, { ackMs: 30_000 })) });
  const times: number[] = [];
  let failed = 0;
  const send = async ({ tenderId, ask }: { tenderId: string; ask: Connection["ask"] }, count: number) => {
    const since = performance.now();
    const message = { tenderId, clientMessageId: randomUUID(), text: `Message ${count}` };
    const answer = await ask("CREATE_MESSAGE", message).catch(() => null);
    if (answer?.ok) times.push(performance.now() - since);
    else failed += 1;
  };
  const sent: Promise<void>[] = [];
  const since = performance.now();
  for (let count = 0; count < MESSAGES_A_SECOND * SECONDS; count++) {
    const wait = since + (count * 1000) / MESSAGES_A_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    const device = devices[count % devices.length];
    if (device) sent.push(send(device, count));
  }
  await Promise.all(sent);
  const perSecond = times.length / ((performance.now() - since) / 1000);
  for (const { close } of devices) close();
  console.log(`  persisted messages: ${perSecond.toFixed(0)} a second of ${MESSAGES_A_SECOND} sent`);
  console.log(
    `    acknowledged p50 ${ms(median(times))}, p99 ${ms(percentile(times, 99))}, failed ${failed}`,
  );
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const since = performance.now();
    await work();
    times.push(performance.now() - since);
  }
  return times;
}

/** A typing event, which is judged and acknowledged, beside a text that is echoed. In turns. */
async function measureEcho(url: string, bareUrl: string, { tenderId, pro }: SignedInPair): Promise<void> {
  const device = await connect(url, pro);
  const echoes = createAudience();
  const bare = await connectBare(bareUrl, echoes.receive);
  const times: Pair<number[]> = { ours: [], bare: [] };
  for (let part = -1; part < 10; part++) {
    const ours = await timesOf(ECHOES / 10, () => device.ask("START_TYPING", { tenderId }));
    const theirs = await timesOf(ECHOES / 10, () => {
      const echoed = echoes.all(1);
      bare.send(JSON.stringify({ tenderId }));
      return echoed;
    });
    if (part < 0) continue;
    times.ours.push(...ours);
    times.bare.push(...theirs);
  }
  device.close();
  bare.terminate();
  print("echo", { ours: median(times.ours), bare: median(times.bare) });
}

function print(name: string, { ours, bare }: Pair<number>, unit = ms): void {
  console.log(`  ${name}: ours ${unit(ours)}, bare ws ${unit(bare)}, ratio ${(ours / bare).toFixed(2)}`);
}

/** Counts what is received; `all(count)` waits for that many texts or events. */
function createAudience() {
  let left = 0;
  let done = () => {};
  return {
    receive: () => {
      left -= 1;
      if (left === 0) done();
    },
    all: (count: number) => {
      left = count;
      return new Promise<void>((resolve) => (done = resolve));
    },
  };
}

const heapsOf = async (ours: Child, bare: Child): Promise<Pair<number>> => ({
  ours: (await ours.say("heap", heapAnswer)).heap,
  bare: (await bare.say("heap", heapAnswer)).heap,
});

type Listeners = { audiences: Pair<ReturnType<typeof createAudience>>; closeAll: () => void };

/** Connects many devices of one user; prints what a connected device costs in memory. */
async function openListeners(ours: Child, bare: Child, { client }: SignedInPair): Promise<Listeners> {
  const before = await heapsOf(ours, bare);
  const audiences = { ours: createAudience(), bare: createAudience() };
  const onEvent = (event: string) => {
    if (event === "CHAT_PARTICIPANT_TYPING") audiences.ours.receive();
  };
  const closers: (() => void)[] = [];
  for (let number = 0; number < SOCKETS; number++) {
    closers.push((await connect(ours.url, client, { onEvent })).close);
    const socket = await connectBare(bare.url, audiences.bare.receive);
    closers.push(() => socket.terminate());
  }
  const after = await heapsOf(ours, bare);
  const perSocket = (which: "ours" | "bare") => (after[which] - before[which]) / SOCKETS / 1000;
  print("heap per socket", { ours: perSocket("ours"), bare: perSocket("bare") }, kB);
  return { audiences, closeAll: () => closers.forEach((close) => close()) };
}

/** One event to many devices, until the last one has it. */
async function measureFanOut(ours: Child, bare: Child, pair: SignedInPair): Promise<void> {
  const { audiences, closeAll } = await openListeners(ours, bare, pair);
  const speaker = await connect(ours.url, pair.pro);
  const bareSpeaker = await connectBare(bare.url);
  const { tenderId } = pair;
  const times: Pair<number[]> = { ours: [], bare: [] };
  for (let round = -2; round < ROUNDS; round++) {
    const own = await timesOf(1, () =>
      Promise.all([audiences.ours.all(SOCKETS), speaker.ask("START_TYPING", { tenderId })]),
    );
    const other = await timesOf(1, () => {
      const arrived = audiences.bare.all(SOCKETS);
      bareSpeaker.send(`all${JSON.stringify({ tenderId })}`);
      return arrived;
    });
    if (round < 0) continue;
    times.ours.push(...own);
    times.bare.push(...other);
  }
  closeAll();
  speaker.close();
  bareSpeaker.terminate();
  print(`fan-out to ${SOCKETS} sockets`, { ours: median(times.ours), bare: median(times.bare) });
}

/** Prints what the chat costs, and what is delivered through a network that is cut again and again. */
export async function run(server: TestServer): Promise<void> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_chat`);
  const pairs = await makePairs(databaseUrl, PAIRS);
  const settings = { PORT: "0", RATE_LIMITS: "0", LOG_LEVEL: "silent" };
  const ours = await startChild("chat-server.ts", databaseUrl, settings);
  const bare = await startChild("bare-sockets.ts", databaseUrl);
  try {
    const signedIn = await signInPairs(ours.url, pairs);
    const [first] = signedIn;
    if (!first) throw new Error("The market has no conversation.");
    console.log("");
    await measureFanOut(ours, bare, first);
    await measureEcho(ours.url, bare.url, first);
    await measureMessages(ours.url, signedIn);
    await measureDelivery(ours.url, signedIn, isShort);
  } finally {
    for (const child of [ours, bare]) child.end();
  }
}
