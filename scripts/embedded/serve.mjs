// Runs the server in this process until somebody stops it: a killed process leaves no second one behind.
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A stop that takes longer waits for something that will not come; what is committed is safe either way. */
const STOP_MS = 20_000;
/** Ctrl-C under npm arrives twice at once; only a later second one means "now". */
const SAME_SIGNAL_MS = 1000;

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}

/** The port itself when nobody listens there, else the next one that is free. */
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

/**
 * Starts the server that `load` gives, tells `onReady` its port, and stops server and database when the
 * process is asked to end.
 */
export async function serve({ load, database, onReady }) {
  process.env.DATABASE_URL = database.url;
  const stopped = untilStopped();
  try {
    const { startServer } = await load();
    const server = await startServer();
    onReady?.(server.port);
    await stopped;
    console.log("\nStopping …");
    await Promise.race([server.stop(), sleep(STOP_MS)]);
  } finally {
    await database.stop();
  }
  // Whatever a library still waits for, everything of ours is written and closed.
  process.exit(0);
}
