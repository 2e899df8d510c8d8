// Devices on two processes with a Redis between them, beside two processes of bare `ws`: what a connected device costs in
// memory, and how long an event for each of the people is on its way to all of their devices. `--sockets 1000`: fewer.
import { parseArgs } from "node:util";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { openRedis } from "../../scripts/programs/redis.mjs";
import { connect, connectBare } from "./chat-client";
import { makePairs, signInPairs, type ChatPair, type SignedInPair } from "./chat-market";
import { median, percentile, type Pair } from "./load";
import { startChild, type Child, type TestServer } from "./servers";
import { createAudience, heapOf, kB, ms, printPair, timesOf, type Audience } from "./turns";

/** What a session may have at most, and sessions of one person: together fewer than a person may have. */
const PER_SESSION = 20;
const SESSIONS = 2;
const DEVICES = PER_SESSION * SESSIONS;
const IO_SOCKETS = 2_000;
const ROUNDS = 40;
const WARM_UP = 5;
const EVENT = '42["CHAT_PARTICIPANT_TYPING"';

type Processes = Pair<Child[]>;
type Crowd = { audience: Audience; closers: (() => void)[]; heap: number };

function readPeople(): number {
  const { values } = parseArgs({ options: { sockets: { type: "string" } }, args: process.argv.slice(3) });
  return Math.ceil(Number(values.sockets ?? 5000) / DEVICES);
}

async function heapsOf(children: Child[]): Promise<number> {
  let heap = 0;
  for (const child of children) heap += await heapOf(child);
  return heap;
}

type Open = (url: string, pair: SignedInPair, audience: Audience) => Promise<() => void>;

/** Opens all devices of each session, every second one on the other process; says what that cost. */
async function gather(children: Child[], sessions: SignedInPair[], open: Open): Promise<Crowd> {
  const audience = createAudience();
  const before = await heapsOf(children);
  const closers: (() => void)[] = [];
  for (const pair of sessions) {
    const urls = Array.from({ length: PER_SESSION / children.length }, () =>
      children.map(({ url }) => url),
    ).flat();
    closers.push(...(await Promise.all(urls.map((url) => open(url, pair, audience)))));
  }
  const after = await heapsOf(children);
  return { audience, closers, heap: after - before };
}

const openOurs: Open = async (url, { client }, audience) => {
  const onText = (text: string) => void (text.startsWith(EVENT) && audience.receive());
  return (await connect(url, client, { onText, ackMs: 30_000 })).close;
};

const openBare: Open = async (url, { tenderId }, audience) => {
  const socket = await connectBare(url, audience.receive);
  socket.send(`join ${tenderId}`);
  return () => socket.terminate();
};

type Speakers = { say: () => Promise<unknown>; close: () => void };

/** The partner of each person, all on one process. */
async function partnersOurs([first]: Child[], pairs: SignedInPair[]): Promise<Speakers> {
  const url = first?.url ?? "";
  const partners = await Promise.all(
    pairs.map(async ({ pro, tenderId }) => ({
      tenderId,
      ...(await connect(url, pro, { ackMs: 30_000 })),
    })),
  );
  return {
    say: () => Promise.all(partners.map(({ ask, tenderId }) => ask("START_TYPING", { tenderId }))),
    close: () => partners.forEach(({ close }) => close()),
  };
}

/** One speaker on each process: bare `ws` has nothing between them. */
async function partnersBare(children: Child[], pairs: SignedInPair[]): Promise<Speakers> {
  const speakers = await Promise.all(children.map(({ url }) => connectBare(url)));
  return {
    say: () => {
      for (const { tenderId } of pairs) for (const speaker of speakers) speaker.send(`to ${tenderId}`);
      return Promise.resolve();
    },
    close: () => speakers.forEach((speaker) => speaker.terminate()),
  };
}

/** Until every device has an event that is sent to each person at once; both in turns. */
async function measureFanOut(name: string, crowds: Pair<Crowd>, say: Pair<Speakers["say"]>): Promise<void> {
  const count = crowds.ours.closers.length;
  const turn = (which: "ours" | "bare") => () =>
    Promise.all([crowds[which].audience.all(count), say[which]()]);
  await timesOf(WARM_UP, turn("ours"));
  await timesOf(WARM_UP, turn("bare"));
  const times: Pair<number[]> = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(...(await timesOf(1, turn("ours"))));
    times.bare.push(...(await timesOf(1, turn("bare"))));
  }
  printPair(`${count / DEVICES} ${name} to ${DEVICES} devices each`, {
    ours: median(times.ours),
    bare: median(times.bare),
  });
  console.log(`    p99 ours ${ms(percentile(times.ours, 99))}, bare ws ${ms(percentile(times.bare, 99))}`);
}

/** Heap per socket of socket.io alone: what remains of ours is the product's. */
async function measureSocketIo(): Promise<void> {
  const child = await startChild("bare-io.ts", "");
  try {
    const before = await heapOf(child);
    for (let from = 0; from < IO_SOCKETS; from += DEVICES)
      await Promise.all(Array.from({ length: DEVICES }, () => connect(child.url, "a token")));
    console.log(`    of socket.io alone: ${kB(((await heapOf(child)) - before) / IO_SOCKETS / 1000)}`);
  } finally {
    child.end();
  }
}

async function printMemory(crowds: Pair<Crowd>): Promise<void> {
  const perSocket = ({ heap, closers }: Crowd) => heap / closers.length / 1000;
  printPair("heap per socket", { ours: perSocket(crowds.ours), bare: perSocket(crowds.bare) }, kB);
  await measureSocketIo();
}

async function measure({ ours, bare }: Processes, made: ChatPair[]): Promise<void> {
  const url = ours[0]?.url ?? "";
  const pairs = await signInPairs(url, made);
  const sessions = [...pairs, ...(await signInPairs(url, made))];
  const speakers = { ours: await partnersOurs(ours, pairs), bare: await partnersBare(bare, pairs) };
  const crowds = {
    ours: await gather(ours, sessions, openOurs),
    bare: await gather(bare, sessions, openBare),
  };
  console.log(`\n${crowds.ours.closers.length} sockets on two processes`);
  await printMemory(crowds);
  const fanOut = () => Promise.resolve(ours[0]?.tell("fan out"));
  await measureFanOut("events", crowds, { ours: fanOut, bare: speakers.bare.say });
  await measureFanOut("people who type, of whom it is asked whether they may,", crowds, {
    ours: speakers.ours.say,
    bare: speakers.bare.say,
  });
  for (const close of [...crowds.ours.closers, ...crowds.bare.closers]) close();
  for (const { close } of [speakers.ours, speakers.bare]) close();
}

/** Prints what a crowd of connected devices costs. */
export async function run(server: TestServer): Promise<void> {
  const people = readPeople();
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_sockets`);
  const pairs = await makePairs(databaseUrl, people);
  const redis = await openRedis();
  const settings = { PORT: "0", RATE_LIMITS: "0", LOG_LEVEL: "silent", REDIS_URL: redis.url };
  const processes: Processes = { ours: [], bare: [] };
  try {
    for (let number = 0; number < 2; number++) {
      processes.ours.push(await startChild("chat-server.ts", databaseUrl, settings));
      processes.bare.push(await startChild("bare-sockets.ts", databaseUrl));
    }
    await measure(processes, pairs);
  } finally {
    for (const child of [...processes.ours, ...processes.bare]) child.end();
    await redis.stop();
  }
}
