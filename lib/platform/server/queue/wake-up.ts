import pg from "pg";
import { LASTING } from "../database/db";
import { logConnectionError } from "../database/outage";
import type { SqlClient } from "../database/typed-sql";

const CHANNEL = "queued_jobs";
const RECONNECT_MS = 2_000;

const notified = new WeakMap<SqlClient, Set<string>>();

/** Tells every process, when the transaction commits, that there is work in a queue; once per queue. */
export async function notifyWorkers(tx: SqlClient, queue: string): Promise<void> {
  const queues = notified.get(tx) ?? new Set();
  if (queues.has(queue)) return;
  notified.set(tx, queues.add(queue));
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${queue})`;
}

async function listenWith(client: pg.Client): Promise<void> {
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    void client.end();
    throw error;
  }
}

/**
 * Calls back with the queue of each committed job, from whatever process it came (LISTEN). A lost connection is opened
 * again; workers that poll find what was missed meanwhile. Returns how to stop.
 */
export async function listenForJobs(
  connectionString: string,
  wake: (queue: string) => void,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: pg.Client | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString, ...LASTING });
    current = client;
    client.on("notification", ({ payload = "" }) => wake(payload));
    // Without a listener the error would end the process.
    client.on("error", (error) => logConnectionError(error, "the queue's wake-up lost its connection"));
    await listenWith(client);
    client.on("end", () => {
      if (!isStopped) timer = setTimeout(() => void reconnect(), RECONNECT_MS);
    });
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
    } catch (error) {
      logConnectionError(error as Error, "the queue's wake-up cannot connect: workers poll meanwhile");
      if (!isStopped) timer = setTimeout(() => void reconnect(), RECONNECT_MS);
    }
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current?.end();
  };
}
