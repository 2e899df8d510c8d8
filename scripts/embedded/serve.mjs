// Runs the server in this process until it is stopped: a killed process leaves no second one behind.
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Timeout of a graceful stop after the last calls, in milliseconds: ten seconds for answers that are under way, twice ten for
 * jobs, and the rest. What is committed is safe either way.
 */
const STOP_MS = 35_000;
/** Ctrl-C under npm arrives twice at once; only a later second one means "now". */
const SAME_SIGNAL_MS = 1000;

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}

/** The port itself when it is free, else the next free one. */
export async function nextFreePort(wanted) {
  for (let port = wanted; port < wanted + 100; port++) if (await isFree(port)) return port;
  throw new Error(`No free port between ${wanted} and ${wanted + 99}: set PORT.`);
}

function untilStopped() {
  return new Promise((done) => {
    let first = 0;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => {
        if (first && Date.now() - first > SAME_SIGNAL_MS) process.exit(1);
        first ||= Date.now();
        done();
      });
    }
  });
}

const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * What has to be done on a database before it is served. A failure stops the database, and so does a signal, which ends this
 * process: an embedded PostgreSQL would run on without it.
 */
export async function beforeServing(database, work) {
  const leave = (signal) => void database.stop().finally(() => process.exit(SIGNAL_CODES[signal]));
  for (const signal of Object.keys(SIGNAL_CODES)) process.on(signal, leave);
  try {
    return await work();
  } catch (error) {
    await database.stop();
    throw error;
  } finally {
    for (const signal of Object.keys(SIGNAL_CODES)) process.off(signal, leave);
  }
}

/**
 * A reader of the output may go before the server does: a `| tee` that was killed, a log's pipe that was closed. Without a listener
 * every line that cannot be written is an error that is reported in a line that cannot be written, without an end.
 */
function outliveReaders() {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
}

/**
 * Starts the server that `load` returns, passes its port to `onReady`, and stops server and database when the process
 * receives a signal.
 */
export async function serve({ load, database, onReady }) {
  process.env.DATABASE_URL = database.callsUrl || database.url;
  // A database that the caller has made stands behind no pooler, whatever the environment says of another one.
  if (!database.callsUrl)
    Object.assign(process.env, { DIRECT_DATABASE_URL: "", DATABASE_POOLED: "", DATABASE_REPLICA_URLS: "" });
  outliveReaders();
  const stopped = untilStopped();
  try {
    const { startServer } = await load();
    const server = await startServer();
    onReady?.(server.port);
    await stopped;
    console.log("\nStopping …");
    const serving = Number(process.env.DRAIN_SECONDS || 0) * 1000;
    await Promise.race([server.stop(), sleep(serving + STOP_MS)]);
  } finally {
    await database.stop();
  }
  // A library may still keep handles open: everything of the product is written and closed.
  process.exit(0);
}
