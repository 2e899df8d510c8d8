// Finds a PgBouncer for the tests, or unpacks Debian's, and starts a private one before the PostgreSQL of the tests.
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../embedded/environment.mjs";
import { endProgram, findProgram, freeLoopbackPort, takeLibraries, unpackFromDebian } from "./programs.mjs";

const isRoot = process.getuid?.() === 0;
const UNPACKED = join(ROOT, ".data", "tools", "pgbouncer");
const READY_MS = 10_000;

/** What docs/DEPLOY.md tells operators to set. */
const CONNECT_QUERY = "SET statement_timeout = 7000; SET idle_in_transaction_session_timeout = 20000";

function findPgbouncer() {
  const places = [join(UNPACKED, "pgbouncer"), "/usr/sbin/pgbouncer"];
  return findProgram("pgbouncer", { setting: "PGBOUNCER_PATH", places });
}

/** Takes PgBouncer and its libraries out of Debian's packages; installed, it would start as a service. */
function unpackPgbouncer() {
  const take = (folder) => {
    mkdirSync(UNPACKED, { recursive: true });
    takeLibraries(folder, UNPACKED);
    cpSync(join(folder, "usr", "sbin", "pgbouncer"), join(UNPACKED, "pgbouncer"));
  };
  return unpackFromDebian(["pgbouncer"], take, { withLibraries: true });
}

/** The path of a PgBouncer; unpacks one where Debian's packages are at hand. */
export async function ensurePgbouncer() {
  const found = findPgbouncer();
  if (found) return found;
  await unpackPgbouncer().catch((cause) => {
    const hint = "install PgBouncer (on Debian: apt-get install pgbouncer) or set PGBOUNCER_PATH.";
    throw new Error(`There is no PgBouncer, and Debian's package could not be unpacked: ${hint}`, { cause });
  });
  return join(UNPACKED, "pgbouncer");
}

/** All databases of the server, each with a pool of its own, in transaction mode. */
function configOf(url, port) {
  const { hostname, port: serverPort, username, password } = new URL(url);
  const target = `host=${hostname} port=${serverPort} user=${username} password='${decodeURIComponent(password)}'`;
  return `[databases]
* = ${target} connect_query='${CONNECT_QUERY}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
; Without a password: it lives as long as the tests, on a port of this machine.
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
; Databases of tests come and go.
server_login_retry = 1
`;
}

async function untilReady(url, child, output) {
  const { default: pg } = await import("pg");
  for (const until = Date.now() + READY_MS; ;) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (cause) {
      if (child.exitCode === null && Date.now() < until) await sleep(50);
      else throw new Error(`PgBouncer does not start\n${output()}`, { cause });
    }
  }
}

/** A private PgBouncer before the server of this address, on a free loopback port. `stop()` ends it and only it. */
export async function openPgbouncer(serverUrl) {
  const program = await ensurePgbouncer();
  const port = await freeLoopbackPort();
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-pgbouncer-"));
  const config = join(folder, "pgbouncer.ini");
  writeFileSync(config, configOf(serverUrl, port), { mode: 0o600 });
  // As root it refuses to work, but it changes its user once it has read its settings.
  const options = [...(isRoot ? ["-u", "nobody"] : []), config];
  const env = { ...process.env, LD_LIBRARY_PATH: UNPACKED };
  const child = spawn(program, options, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (part) => (said = `${said}${part}`.slice(-6000)));
  const orphan = () => child.kill("SIGKILL");
  process.once("exit", orphan);
  const url = new URL(serverUrl);
  url.port = String(port);
  url.password = "";
  const stop = async () => {
    await endProgram(child, "SIGTERM");
    process.off("exit", orphan);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url.href, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, stop };
}
