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
};

const between = (least: number, most: number) => least + Math.random() * (most - least);
const oneOf = <Value>(...values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(Math.random() * values.length)] ?? values[0];

const PAUSE_MS = 10_000;
const AWAY_MS = 3_000;

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

async function failMail({ smtp, smtpPort }: Stage): Promise<void> {
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

/** The rows of the table in docs/operations/README.md. */
export const FAULTS: readonly Fault[] = [
  { name: "process killed", rounds: 200, perSitting: 20, strike: killProcesses },
  { name: "PostgreSQL restarted", rounds: 50, perSitting: 10, strike: restartPostgres },
  { name: "PostgreSQL paused for 10 s", rounds: 50, perSitting: 10, strike: pausePostgres },
  { name: "Redis killed", rounds: 50, perSitting: 10, strike: killRedis },
  { name: "Redis emptied", rounds: 50, perSitting: 25, strike: emptyRedis },
  { name: "Redis paused", rounds: 50, perSitting: 10, strike: pauseRedis },
  { name: "network cut", rounds: 500, perSitting: 50, strike: cutNetwork },
  { name: "mail refused or away", rounds: 20, perSitting: 10, strike: failMail },
];
