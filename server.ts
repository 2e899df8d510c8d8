import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import next from "next";
import { jobHandlers, socketConcepts } from "@/lib/concepts";
import { closeDb } from "@/lib/platform/server/db";
import { env, envComplaints } from "@/lib/platform/server/env";
import { fastLane } from "@/lib/platform/server/fast-lane";
import { createGuardedServer } from "@/lib/platform/server/http-guard";
import { log } from "@/lib/platform/server/log";
import { developmentLane, pageLane, type PageLane } from "@/lib/platform/server/page-lane";
import { startQueue, stopQueue } from "@/lib/platform/server/queue";
import { startRealtime, stopRealtime } from "@/lib/platform/server/realtime";
import { closeRedis } from "@/lib/platform/server/redis";
import { singletons } from "@/lib/platform/server/singletons";
import { prepareReferenceData } from "@/prisma/reference/prepare";

/** How long requests that are being answered may take to end when the server stops. */
const DRAIN_MS = 10_000;
/** How long the goodbye of a socket may take to reach the other end. */
const GOODBYE_MS = 300;

export type RunningServer = { port: number; stop: () => Promise<void> };

/** In production the API's own routes (stack.md, trap 10); null where Next serves them. */
async function apiLane(): Promise<RequestListener | null> {
  if (env.NODE_ENV !== "production") return null;
  const { routes } = await import("virtual:api-routes");
  singletons.routes = routes;
  const serve = fastLane(routes);
  return (request, response) => void serve(request, response);
}

/** Pages and their files; in production most of them from memory. */
function pagesOf(handler: Parameters<typeof developmentLane>[0]): PageLane {
  return env.NODE_ENV === "production" ? pageLane(handler, "dist") : developmentLane(handler);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Stops accepting, lets open requests end, and cuts off what has not ended in time. */
async function drain(server: Server, upgraded: Set<Duplex>): Promise<void> {
  const hangUp = setTimeout(() => {
    for (const socket of upgraded) socket.destroy();
  }, GOODBYE_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // Both wait until the last connection is gone, also the upgraded ones.
  const closed = Promise.all([stopRealtime(), new Promise((resolve) => server.close(resolve))]);
  server.closeIdleConnections();
  await closed;
  clearTimeout(hangUp);
  clearTimeout(cutOff);
}

/** The connections that left HTTP: Node forgets them, so a stop would wait for them for ever. */
function upgradedSockets(server: Server): Set<Duplex> {
  const sockets = new Set<Duplex>();
  server.on("upgrade", (_, socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

/** Starts everything that is TenderBee: pages, API, sockets and background work, on one port. */
export async function startServer(): Promise<RunningServer> {
  const complaints = envComplaints();
  if (complaints.length > 0) throw new Error(`The configuration is not right:\n  ${complaints.join("\n  ")}`);

  let listener: RequestListener = (_, response) => response.writeHead(503, { "Retry-After": "1" }).end();
  let fromMemory: PageLane["fromMemory"] = () => false;
  const server = createGuardedServer(
    (request, response) => listener(request, response),
    (request, response) => fromMemory(request, response),
  );
  const upgraded = upgradedSockets(server);
  // No hostname: with one, every language redirect would lead to itself (stack.md, trap 2).
  const app = next({ dev: env.NODE_ENV !== "production", httpServer: server });
  const api = await apiLane();
  await app.prepare();
  const pages = pagesOf(app.getRequestHandler());
  listener = (request, response) => {
    if (api && request.url?.startsWith("/api/")) api(request, response);
    else pages.onRequest(request, response);
  };
  ({ fromMemory } = pages);

  await prepareReferenceData();
  await startRealtime(server, socketConcepts);
  await startQueue(jobHandlers);
  const port = await listen(server, env.PORT);
  log.info({ port }, "listening");

  return {
    port,
    async stop() {
      await drain(server, upgraded);
      await stopQueue();
      await app.close();
      await closeDb();
      closeRedis();
    },
  };
}
