// Finds a Redis for the tests of several processes, or installs one, and starts a private instance.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { endProgram, findProgram, freeLoopbackPort } from "./programs.mjs";
import { run, step } from "../embedded/steps.mjs";

const isRoot = process.getuid?.() === 0;
const COMMAND = "apt-get install -y redis-server";
const READY_MS = 10_000;

/** The path of a Redis server on this machine, or undefined. */
export function findRedis() {
  return findProgram("redis-server", { setting: "REDIS_SERVER_PATH" });
}

async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // Installs the program only: no system service may start with it.
  const rules = "/usr/sbin/policy-rc.d";
  const isOurs = !existsSync(rules);
  if (isOurs) writeFileSync(rules, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await run("apt-get", ["update"], { env });
    await run("apt-get", COMMAND.split(" ").slice(1), { env });
  } finally {
    if (isOurs) rmSync(rules, { force: true });
  }
}

/** The path of a Redis server; installs one where this process may. */
export async function ensureRedis() {
  const found = findRedis();
  if (found) return found;
  if (!isRoot || !existsSync("/usr/bin/apt-get"))
    throw new Error(
      `There is no Redis server: install one (on Debian as root: ${COMMAND}) or set REDIS_SERVER_PATH.`,
    );
  await installFromDebian();
  const installed = findRedis();
  if (!installed) throw new Error(`${COMMAND} brought no redis-server: set REDIS_SERVER_PATH to one.`);
  return installed;
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
  let child;
  const orphan = () => child?.kill("SIGKILL");
  process.once("exit", orphan);
  const start = async () => {
    child = spawn(program, options, { stdio: "ignore" });
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
