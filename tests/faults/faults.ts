// What fails, and for how long.
import { Redis } from "ioredis";
import { setTimeout as sleep } from "node:timers/promises";
import type { Chat } from "./chats";
import type { Stage } from "./stage";

export type Fault = {
  name: string;
  /** How often it happens in a full run, and how often before people start anew. */
  rounds: number;
  perSitting: number;
  /** Happens once, and is over when this resolves. */
  strike: (stage: Stage, chat: Chat) => Promise<void>;
  /**
   * How many mails may be sent and not be marked as sent, each time: one for each process that is killed, or loses database or
   * mail server, between the mail server's answer and the commit. Left out, no mail may come twice.
   */
  mayRepeatMails?: number;
  /** People come through the proxy, and no call may fail. */
  isSeamless?: boolean;
  /** Needs a disk of its own, and root to mount it. */
  needsDisk?: boolean;
};

const between = (least: number, most: number) => least + Math.random() * (most - least);
const oneOf = <Value>(...values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(Math.random() * values.length)] ?? values[0];

const PAUSE_MS = 10_000;
const AWAY_MS = 3_000;
const SLOW_MS = 6_000;
const LATE_MS = 2_000;
const LOSS = 0.05;
/** How long TCP waits for an acknowledgement at first. */
const RESENT_MS = 1_000;
const CLOCK_SECONDS = 300;
/** How late a service is that is slow: longer than anybody waits for it. */
const SLOW_SERVICE_MS = 30_000;

async function onRedis(stage: Stage, command: [string, ...string[]]): Promise<void> {
  const client = new Redis(stage.redis.url);
  try {
    await client.call(...command);
  } finally {
    client.disconnect();
  }
}

/** One process, now and then both. */
async function killProcesses(stage: Stage): Promise<void> {
  const killed = oneOf([0], [1], [0], [1], [0, 1]);
  await sleep(between(0, 500));
  for (const number of killed) await stage.kill(number);
  for (const number of killed) await stage.start(number);
}

async function restartPostgres({ postgres }: Stage): Promise<void> {
  await postgres.halt();
  await sleep(between(0, AWAY_MS));
  await postgres.start();
}

async function pausePostgres({ postgres }: Stage): Promise<void> {
  postgres.pause();
  try {
    await sleep(PAUSE_MS);
  } finally {
    postgres.resume();
  }
}

async function killRedis({ redis }: Stage): Promise<void> {
  await redis.kill();
  await sleep(between(0, AWAY_MS));
  await redis.start();
}

const emptyRedis = (stage: Stage) => onRedis(stage, ["FLUSHALL"]);

async function pauseRedis(stage: Stage): Promise<void> {
  await onRedis(stage, ["CLIENT", "PAUSE", String(AWAY_MS), "ALL"]);
  await sleep(AWAY_MS);
}

/** Every device loses everything in flight, and none connects for a while. */
async function cutNetwork(_stage: Stage, { network }: Chat): Promise<void> {
  for (const connection of network) connection.cut();
  await sleep(between(0, 2000));
  for (const connection of network) connection.mend();
}

/** Everything is late, and one piece in twenty is lost and sent again, which TCP does without a word. */
async function slowNetwork(_stage: Stage, { network }: Chat): Promise<void> {
  for (const connection of network) connection.delay(() => LATE_MS + (Math.random() < LOSS ? RESENT_MS : 0));
  await sleep(SLOW_MS);
  for (const connection of network) connection.mend();
}

/** One process lives in another time for a while. */
async function shiftClock(stage: Stage): Promise<void> {
  const number = oneOf(0, 1);
  for (const seconds of [oneOf(-CLOCK_SECONDS, CLOCK_SECONDS), 0]) {
    await stage.leave(number);
    await stage.start(number, seconds);
    await sleep(AWAY_MS);
  }
}

async function failMail({ services: { smtp, smtpPort } }: Stage): Promise<void> {
  if (Math.random() < 0.5) {
    smtp.answers = { content: "451 4.3.0 Try again later" };
    await sleep(AWAY_MS);
    smtp.answers = {};
    return;
  }
  await smtp.stop();
  await sleep(AWAY_MS);
  await smtp.start(smtpPort);
}

/** No room for the database, nor for uploads. */
async function fillDisk({ disk, postgres }: Stage): Promise<void> {
  disk?.fill();
  await sleep(AWAY_MS);
  disk?.free();
  // What manages services starts it again.
  await postgres.revive();
}

type Line = keyof Stage["services"]["lines"];

/** A service is slow, not there, or connected without a word. */
const failService = (name: Line) => async (stage: Stage) => {
  const line = stage.services.lines[name];
  const fail = oneOf(
    () => line.cut(),
    () => line.stall(),
    () => line.delay(() => SLOW_SERVICE_MS),
  );
  fail();
  await sleep(AWAY_MS);
  line.mend();
};

/** The rows of the table in docs/operations/FAULTS.md. */
export const FAULTS: readonly Fault[] = [
  { name: "process killed", rounds: 200, perSitting: 20, mayRepeatMails: 2, strike: killProcesses },
  { name: "PostgreSQL restarted", rounds: 50, perSitting: 10, mayRepeatMails: 2, strike: restartPostgres },
  {
    name: "PostgreSQL paused for 10 s",
    rounds: 50,
    perSitting: 10,
    mayRepeatMails: 2,
    strike: pausePostgres,
  },
  { name: "Redis killed", rounds: 50, perSitting: 10, strike: killRedis },
  { name: "Redis emptied", rounds: 50, perSitting: 25, strike: emptyRedis },
  { name: "Redis paused", rounds: 50, perSitting: 10, strike: pauseRedis },
  { name: "network cut", rounds: 500, perSitting: 50, strike: cutNetwork },
  { name: "network late", rounds: 50, perSitting: 10, strike: slowNetwork },
  { name: "clock ahead or behind", rounds: 10, perSitting: 5, strike: shiftClock },
  { name: "mail refused or away", rounds: 20, perSitting: 10, mayRepeatMails: 2, strike: failMail },
  { name: "push slow, away or silent", rounds: 20, perSitting: 10, strike: failService("push") },
  { name: "bucket slow, away or silent", rounds: 20, perSitting: 10, strike: failService("bucket") },
  { name: "Stripe slow, away or silent", rounds: 20, perSitting: 10, strike: failService("stripe") },
  { name: "disk full", rounds: 10, perSitting: 5, mayRepeatMails: 2, strike: fillDisk, needsDisk: true },
  { name: "upgraded", rounds: 10, perSitting: 5, strike: (stage) => stage.upgrade(), isSeamless: true },
];
