// The chat: persisted messages, an acknowledged event and a fan-out beside bare `ws`, memory, and delivery while the
// network is cut again and again. `--short` does less of everything.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { connect, connectBare } from "./chat-client.mjs";
import { measureDelivery } from "./chat-jitter.mjs";
import { makePairs, signInPairs } from "./chat-market.mjs";
import { median, percentile } from "./load.mjs";
import { startChild } from "./servers.mjs";

const PAIRS = 25;
const MESSAGES_A_SECOND = 200;
const isShort = process.argv.includes("--short");
const SECONDS = isShort ? 5 : 20;
const ECHOES = isShort ? 500 : 3000;
const SOCKETS = isShort ? 200 : 1000;
const ROUNDS = isShort ? 10 : 40;

const ms = (number) => `${number.toFixed(2)} ms`;

/** Messages at a steady pace, whether the earlier ones have been answered or not. */
async function measureMessages(url, pairs) {
  const devices = [];
  for (const pair of pairs) devices.push({ pair, ...(await connect(url, pair.pro, { patienceMs: 30_000 })) });
  const times = [];
  const failed = [];
  const sent = [];
  const since = performance.now();
  for (let count = 0; count < MESSAGES_A_SECOND * SECONDS; count++) {
    const wait = since + (count * 1000) / MESSAGES_A_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    const { pair, ask } = devices[count % devices.length];
    const at = performance.now();
    const message = { tenderId: pair.tenderId, clientMessageId: randomUUID(), text: `Message ${count}` };
    const answer = ask("CREATE_MESSAGE", message).then(({ ok }) => {
      if (!ok) throw new Error("refused");
      times.push(performance.now() - at);
    });
    sent.push(answer.catch((error) => failed.push(error.message)));
  }
  await Promise.all(sent);
  const perSecond = times.length / ((performance.now() - since) / 1000);
  devices.forEach(({ close }) => close());
  console.log(`  persisted messages: ${perSecond.toFixed(0)} a second of ${MESSAGES_A_SECOND} asked for`);
  console.log(
    `    acknowledged p50 ${ms(median(times))}, p99 ${ms(percentile(times, 99))}, failed ${failed.length}`,
  );
}

async function timesOf(count, run) {
  const times = [];
  for (let turn = 0; turn < count; turn++) {
    const since = performance.now();
    await run();
    times.push(performance.now() - since);
  }
  return times;
}

/** A typing event, which is judged and acknowledged, beside a text that comes straight back. In turns. */
async function measureEcho(url, bareUrl, { tenderId, pro }) {
  const device = await connect(url, pro);
  let heard;
  const bare = await connectBare(bareUrl, () => heard());
  const times = { ours: [], bare: [] };
  for (let part = -1; part < 10; part++) {
    const ours = await timesOf(ECHOES / 10, () => device.ask("START_TYPING", { tenderId }));
    const theirs = await timesOf(ECHOES / 10, () => {
      const answer = new Promise((done) => (heard = done));
      bare.send(JSON.stringify({ tenderId }));
      return answer;
    });
    if (part < 0) continue;
    times.ours.push(...ours);
    times.bare.push(...theirs);
  }
  device.close();
  bare.terminate();
  print("echo", median(times.ours), median(times.bare));
}

function print(name, ours, bare, unit = ms) {
  console.log(`  ${name}: ours ${unit(ours)}, bare ws ${unit(bare)}, ratio ${(ours / bare).toFixed(2)}`);
}

/** Counts what arrives; `all()` waits until every socket has heard once more. */
function audience() {
  let left = 0;
  let done = () => {};
  return {
    hear: () => --left === 0 && done(),
    all: (count) => {
      left = count;
      return new Promise((resolve) => (done = resolve));
    },
  };
}

/** One event to many devices, until the last one has it; and what a connected device costs in memory. */
async function measureFanOut(ours, bare, { tenderId, client, pro }) {
  const before = { ours: (await ours.say("heap")).heap, bare: (await bare.say("heap")).heap };
  const [mine, theirs] = [audience(), audience()];
  const onEvent = (event) => event === "CHAT_PARTICIPANT_TYPING" && mine.hear();
  const open = [];
  for (let number = 0; number < SOCKETS; number++) {
    open.push(await connect(ours.url, client, { onEvent }));
    const socket = await connectBare(bare.url, theirs.hear);
    open.push({ close: () => socket.terminate() });
  }
  const after = { ours: (await ours.say("heap")).heap, bare: (await bare.say("heap")).heap };
  const perSocket = (which) => (after[which] - before[which]) / SOCKETS / 1000;
  print("heap per socket", perSocket("ours"), perSocket("bare"), (kb) => `${kb.toFixed(1)} kB`);
  const [speaker, bareSpeaker] = [await connect(ours.url, pro), await connectBare(bare.url)];
  const times = { ours: [], bare: [] };
  for (let round = -2; round < ROUNDS; round++) {
    const [own] = await timesOf(1, () => {
      const arrived = mine.all(SOCKETS);
      return Promise.all([arrived, speaker.ask("START_TYPING", { tenderId })]);
    });
    const [other] = await timesOf(1, () => {
      const arrived = theirs.all(SOCKETS);
      bareSpeaker.send(`all${JSON.stringify({ tenderId })}`);
      return arrived;
    });
    if (round < 0) continue;
    times.ours.push(own);
    times.bare.push(other);
  }
  [...open, speaker].forEach(({ close }) => close());
  bareSpeaker.terminate();
  print(`fan-out to ${SOCKETS} sockets`, median(times.ours), median(times.bare));
}

/** Prints what the chat costs, and what arrives through a network that is cut again and again. */
export async function run(server) {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_chat`);
  const pairs = await makePairs(databaseUrl, PAIRS);
  const settings = { PORT: "0", RATE_LIMITS: "0", LOG_LEVEL: "silent" };
  const ours = await startChild("chat-server.mjs", databaseUrl, settings);
  const bare = await startChild("bare-sockets.mjs", databaseUrl);
  try {
    const signedIn = await signInPairs(ours.url, pairs);
    console.log("");
    await measureFanOut(ours, bare, signedIn[0]);
    await measureEcho(ours.url, bare.url, signedIn[0]);
    await measureMessages(ours.url, signedIn);
    await measureDelivery(ours.url, signedIn, isShort);
  } finally {
    for (const child of [ours, bare]) child.end();
  }
}
