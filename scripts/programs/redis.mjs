// Finds a Redis for the tests of several processes, or unpacks one, and starts a private instance.
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../embedded/environment.mjs";
import { step } from "../embedded/steps.mjs";
import { endProgram, findProgram, freeLoopbackPort, takeLibraries, unpackFromDebian } from "./programs.mjs";

const UNPACKED = join(ROOT, ".data", "tools", "redis");
const PROGRAM = join(UNPACKED, "redis-server");
const READY_MS = 10_000;

/** The path of a Redis server on this machine, or undefined. */
export function findRedis() {
  return findProgram("redis-server", { setting: "REDIS_SERVER_PATH", places: [PROGRAM] });
}

/** Takes Redis and its libraries out of Debian's packages, as the others: installed, it would start as a service. */
function unpackRedis() {
  const take = (folder) => {
    mkdirSync(UNPACKED, { recursive: true });
    takeLibraries(folder, UNPACKED);
    // The server is a link to a program of the tools.
    cpSync(join(folder, "usr", "bin", "redis-server"), PROGRAM, { dereference: true });
  };
  return unpackFromDebian(["redis-server", "redis-tools"], take, { withLibraries: true });
}

/** The path of a Redis server; unpacks one where Debian's packages are at hand. */
export async function ensureRedis() {
  const found = findRedis();
  if (found) return found;
  await unpackRedis().catch((cause) => {
    const hint = "install Redis (on Debian: apt-get install redis-server) or set REDIS_SERVER_PATH.";
    throw new Error(`There is no Redis server, and Debian's package could not be unpacked: ${hint}`, {
      cause,
    });
  });
  return PROGRAM;
}

async function untilReady(url, child) {
  const { Redis } = await import("ioredis");
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on("error", () => {});
  const ended = new Promise((_, fail) =>
    child.once("exit", (code) => fail(new Error(`redis-server ended with ${code}`))),
  );
  ended.catch(() => {});
  const late = sleep(READY_MS, null, { ref: false }).then(() => {
    throw new Error("redis-server did not answer");
  });
  try {
    await Promise.race([client.ping(), ended, late]);
  } finally {
    client.disconnect();
  }
}

/**
 * A private Redis: on a free loopback port, in a folder of its own, without persistence. `stop()` ends it and only
 * it; `kill()` ends it without a shutdown, and `start()` starts it again, empty, at the same address.
 */
export async function openRedis() {
  const program = await ensureRedis();
  const port = await freeLoopbackPort();
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-redis-"));
  const url = `redis://127.0.0.1:${port}`;
  const noPersistence = ["--save", "", "--appendonly", "no", "--dir", folder];
  const options = ["--port", String(port), "--bind", "127.0.0.1", ...noPersistence];
  const env = program === PROGRAM ? { ...process.env, LD_LIBRARY_PATH: UNPACKED } : process.env;
  let child;
  const orphan = () => child?.kill("SIGKILL");
  process.once("exit", orphan);
  const start = async () => {
    child = spawn(program, options, { env, stdio: "ignore" });
    await untilReady(url, child);
  };
  await start();
  return {
    url,
    start,
    kill: () => endProgram(child, "SIGKILL"),
    async stop() {
      await endProgram(child, "SIGTERM");
      process.off("exit", orphan);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(await step("Looking for Redis", ensureRedis));
