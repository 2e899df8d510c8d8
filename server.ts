import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import next from "next";
import { jobHandlers, socketConcepts } from "@/lib/concepts";
import { closeDb } from "@/lib/platform/server/db";
import { env, envComplaints } from "@/lib/platform/server/env";
import { fastLane } from "@/lib/platform/server/fast-lane";
import { createGuardedServer } from "@/lib/platform/server/http-guard";
import { log } from "@/lib/platform/server/log";
import { startQueue, stopQueue } from "@/lib/platform/server/queue";
import { startRealtime, stopRealtime } from "@/lib/platform/server/realtime";
import { singletons } from "@/lib/platform/server/singletons";
import { prepareReferenceData } from "@/prisma/reference/prepare";

/** How long requests that are being answered may take to end when the server stops. */
const DRAIN_MS = 10_000;

export type RunningServer = { port: number; stop: () => Promise<void> };

/** In production the API's own routes (stack.md, trap 10); null where Next serves them. */
async function apiLane(): Promise<RequestListener | null> {
  if (env.NODE_ENV !== "production") return null;
  const { routes } = await import("virtual:api-routes");
  singletons.routes = routes;
  const serve = fastLane(routes);
  return (request, response) => void serve(request, response);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Stops accepting, lets open requests end, and cuts off what has not ended in time. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Starts everything that is TenderBee: pages, API, sockets and background work, on one port. */
export async function startServer(): Promise<RunningServer> {
  const complaints = envComplaints();
  if (complaints.length > 0) throw new Error(`The configuration is not right:\n  ${complaints.join("\n  ")}`);

  let listener: RequestListener = (_, response) => response.writeHead(503, { "Retry-After": "1" }).end();
  const server = createGuardedServer((request, response) => listener(request, response));
  // No hostname: with one, every language redirect would lead to itself (stack.md, trap 2).
  const app = next({ dev: env.NODE_ENV !== "production", httpServer: server });
  const api = await apiLane();
  await app.prepare();
  const pages = app.getRequestHandler();
  listener = (request, response) => {
    if (api && request.url?.startsWith("/api/")) api(request, response);
    else void pages(request, response);
  };

  await prepareReferenceData();
  startRealtime(server, socketConcepts);
  await startQueue(jobHandlers);
  const port = await listen(server, env.PORT);
  log.info({ port }, "listening");

  return {
    port,
    async stop() {
      const drained = drain(server);
      await stopRealtime();
      await drained;
      await stopQueue();
      await app.close();
      await closeDb();
    },
  };
}
