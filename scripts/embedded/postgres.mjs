// Starts, finds, recovers and stops the embedded PostgreSQL in the data folder.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isProcessAlive, withLock } from "./lock.mjs";
import { createCluster, runningPort, setAside, startCluster, stopCluster } from "./postgres-cluster.mjs";
import { placeOf } from "./postgres-location.mjs";

const USER = "tenderbee";

const passwordFile = (dataDir) => join(dataDir, "secrets", "postgres-password");

function passwordOf(dataDir) {
  const file = passwordFile(dataDir);
  mkdirSync(join(dataDir, "secrets"), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

function urlOf({ port, password, database }) {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

async function query(url, text) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A server that disappears during the check rejects the promise instead of emitting an uncaught event.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function createDatabase(port, password, database) {
  const url = urlOf({ port, password, database: "postgres" });
  const found = await query(url, `SELECT 1 FROM pg_database WHERE datname = '${database}'`);
  if (found.length === 0) await query(url, `CREATE DATABASE "${database}"`);
}

const isMade = ({ cluster }) => existsSync(join(cluster, "PG_VERSION"));

/**
 * What the present data folder cannot open does not stay in its way: a cluster outside of it that a deleted one has left
 * is moved aside, as deleting it starts over. Throws where only the password is lost, and the market is still there.
 */
async function settleLeftovers(dataDir, cluster) {
  if (!isMade(cluster)) return;
  if (cluster.isNew)
    console.log(`! The database of a deleted data folder is kept in ${await setAside(cluster)}`);
  else if (!existsSync(passwordFile(dataDir)))
    throw new Error(
      `${passwordFile(dataDir)} is missing, and without it the database in ${cluster.cluster} does not open: ` +
        "put the file back, or move that folder away to start over.",
    );
}

/** The port of a server of this cluster that answers, or null; one that does not answer is stopped. */
async function reuse(cluster, password) {
  const port = runningPort(cluster);
  if (!port) return null;
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      await query(urlOf({ port, password, database: "postgres" }), "SELECT 1");
      return port;
    } catch {
      // Most likely still in crash recovery.
      await new Promise((done) => setTimeout(done, 250));
    }
  }
  await stopCluster(cluster);
  return null;
}

/** The processes that use the server now; the last one stops it. Processes that were killed do not count. */
function usersOf(dataDir) {
  const folder = join(dataDir, "postgres-users");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!isProcessAlive(Number(name.split("-")[0]))) rmSync(join(folder, name), { force: true });
  }
  return { folder, names: readdirSync(folder) };
}

async function leave(dataDir, cluster, badge) {
  await withLock(join(dataDir, "postgres.lock"), async () => {
    rmSync(badge, { force: true });
    if (usersOf(dataDir).names.length === 0) await stopCluster(cluster);
  });
}

/** What the environment names: the database itself, and where calls go. Throws when only its pooler is named. */
function namedDatabase() {
  const { DATABASE_URL: callsUrl, DIRECT_DATABASE_URL: direct, DATABASE_POOLED: pooled } = process.env;
  if (!direct && /^(1|true|yes|on)$/i.test(pooled ?? ""))
    throw new Error("DATABASE_POOLED: needs DIRECT_DATABASE_URL for what does not go through a pooler");
  return { url: direct || callsUrl, callsUrl };
}

/**
 * A database to work on: `url` when there is one, otherwise the embedded server in `dataDir`, started when it is not
 * running. Left out, `url` is DIRECT_DATABASE_URL or DATABASE_URL: no command goes through a pooler, and `callsUrl` of the
 * answer is where calls go. Every caller ends with `stop()`; the last one stops the server. `disposable` trades durability
 * for speed and is meant for tests.
 * @param {{ dataDir?: string; database?: string; disposable?: boolean; url?: string }} settings
 */
export async function ensureDatabase({
  dataDir = ".data",
  database = "tenderbee",
  disposable = false,
  url: given,
} = {}) {
  const { url, callsUrl } = given === undefined ? namedDatabase() : { url: given };
  if (url) return { url, callsUrl, embedded: false, stop: async () => {} };
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  return withLock(join(folder, "postgres.lock"), async () => {
    const cluster = await placeOf(folder);
    await settleLeftovers(folder, cluster);
    const password = passwordOf(folder);
    if (!isMade(cluster)) await createCluster(cluster, { user: USER, password });
    const port = (await reuse(cluster, password)) ?? (await startCluster(cluster, { disposable }));
    await createDatabase(port, password, database);
    const badge = join(usersOf(folder).folder, `${process.pid}-${randomBytes(4).toString("hex")}`);
    writeFileSync(badge, "");
    let left;
    return {
      url: urlOf({ port, password, database }),
      embedded: true,
      stop: () => (left ??= leave(folder, cluster, badge)),
    };
  });
}
