// The chat: persisted messages, an acknowledged event beside bare `ws`, and delivery while the network is cut again and
// again. `--short` does less of everything.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { connect, connectBare, type Connection } from "./chat-client";
import { measureDelivery } from "./chat-jitter";
import { makePairs, signInPairs, type SignedInPair } from "./chat-market";
import { median, percentile, type Pair } from "./load";
import { startChild, type TestServer } from "./servers";
import { createAudience, ms, printPair, timesOf } from "./turns";

const PAIRS = 25;
const MESSAGES_A_SECOND = 200;
const isShort = process.argv.includes("--short");
const WARM_UP_SECONDS = isShort ? 3 : 10;
const SECONDS = isShort ? 5 : 20;
const ECHOES = isShort ? 500 : 3000;

type PairDevice = { tenderId: string; ask: Connection["ask"] };

/** Messages at a steady pace, whether the earlier ones have been answered or not. */
async function sendMessages(devices: readonly PairDevice[], seconds: number) {
  const times: number[] = [];
  let failed = 0;
  const send = async ({ tenderId, ask }: PairDevice, count: number) => {
    const since = performance.now();
    const message = { tenderId, clientMessageId: randomUUID(), text: `Message ${count}` };
    const answer = await ask("CREATE_MESSAGE", message).catch(() => null);
    if (answer?.ok) times.push(performance.now() - since);
    else failed += 1;
  };
  const sent: Promise<void>[] = [];
  const since = performance.now();
  for (let count = 0; count < MESSAGES_A_SECOND * seconds; count++) {
    const wait = since + (count * 1000) / MESSAGES_A_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    const device = devices[count % devices.length];
    if (device) sent.push(send(device, count));
  }
  await Promise.all(sent);
  return { times, failed, perSecond: times.length / ((performance.now() - since) / 1000) };
}

/** Messages to a process that has just started, whose code is not compiled yet, and to the same one when it runs. */
async function measureMessages(url: string, pairs: SignedInPair[]): Promise<void> {
  const devices: (Connection & PairDevice)[] = [];
  for (const { tenderId, pro } of pairs)
    devices.push({ tenderId, ...(await connect(url, pro, { ackMs: 30_000 })) });
  for (const [when, seconds] of [
    ["just started", WARM_UP_SECONDS],
    ["running", SECONDS],
  ] as const) {
    const { times, failed, perSecond } = await sendMessages(devices, seconds);
    console.log(
      `  persisted messages, ${when}: ${perSecond.toFixed(0)} a second of ${MESSAGES_A_SECOND} sent`,
    );
    console.log(
      `    acknowledged p50 ${ms(median(times))}, p99 ${ms(percentile(times, 99))}, failed ${failed}`,
    );
  }
  for (const { close } of devices) close();
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
  printPair("echo", { ours: median(times.ours), bare: median(times.bare) });
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
    await measureEcho(ours.url, bare.url, first);
    await measureMessages(ours.url, signedIn);
    await measureDelivery(ours.url, signedIn, isShort);
  } finally {
    for (const child of [ours, bare]) child.end();
  }
}
