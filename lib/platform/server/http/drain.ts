import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "../config/env";
import { log } from "../config/log";
import { singletons } from "../config/singletons";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** The process has to stop and serves the last calls. */
    isDraining?: boolean;
  }
}

/** How long requests that are being answered may take to end when the server stops. */
const LAST_ANSWERS_MS = 10_000;
/** How long the goodbye of a socket may take to reach the other end. */
const GOODBYE_MS = 300;

/** Whether the process has to stop: it still answers, and wants no further calls. */
export function isDraining(): boolean {
  return singletons.isDraining === true;
}

/**
 * Serves on until a proxy has seen that this process leaves (`DRAIN_SECONDS`): `/api/health` answers 503, and every answer
 * ends its connection. A connection that the proxy keeps open must not end while it sends a call: it could not know whether
 * the call was carried out, and would not dare to repeat it.
 */
async function serveLastCalls(): Promise<void> {
  if (env.DRAIN_SECONDS === 0) return;
  singletons.isDraining = true;
  log.info({ seconds: env.DRAIN_SECONDS }, "told to stop: the last calls are served");
  await sleep(env.DRAIN_SECONDS * 1000);
}

/**
 * Ends an HTTP server without a call that fails: first it serves on while the proxy turns away, then it stops accepting,
 * lets open requests end, and cuts off what has not ended in time. `stopSockets` says goodbye to the `upgraded` ones.
 */
export async function drain(
  server: Server,
  { upgraded, stopSockets }: { upgraded: Set<Duplex>; stopSockets: () => Promise<void> },
): Promise<void> {
  await serveLastCalls();
  const hangUp = setTimeout(() => {
    for (const socket of upgraded) socket.destroy();
  }, GOODBYE_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  // Both wait until the last connection is gone, also the upgraded ones.
  const closed = Promise.all([stopSockets(), new Promise((resolve) => server.close(resolve))]);
  server.closeIdleConnections();
  await closed;
  clearTimeout(hangUp);
  clearTimeout(cutOff);
  delete singletons.isDraining;
}
