import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import next from "next";
import { jobHandlers, registerModules, socketModules } from "@/lib/registry";
import { closeDb, requireLimits } from "@/lib/platform/server/database/db";
import { env, envComplaints, keepNextFromEnvFile } from "@/lib/platform/server/config/env";
import { untilDatabase } from "@/lib/platform/server/database/outage";
import { apiServer, type RouteTable } from "@/lib/platform/server/http/api-server";
import { drain } from "@/lib/platform/server/http/drain";
import { createHardenedServer, upgradedSockets } from "@/lib/platform/server/http/harden-http";
import { log } from "@/lib/platform/server/config/log";
import { boundHeap } from "@/lib/platform/server/config/memory";
import { answerMetrics } from "@/lib/platform/server/metrics/metrics-door";
import { startObserving, stopObserving } from "@/lib/platform/server/metrics/observe-server";
import { devPageServer, pageServer, type PageServer } from "@/lib/platform/server/pages/page-server";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { closeConnections, startRealtime, stopRealtime } from "@/lib/platform/server/realtime/realtime";
import { closeRedis } from "@/lib/platform/server/database/redis";
import { singletons } from "@/lib/platform/server/config/singletons";
import { followCatalogue, unfollowCatalogue } from "@/lib/categories/catalogue/service";
import { queueSealing, requireFileKeys } from "@/lib/maintenance/sealing/service";
import { prepareReferenceData } from "@/prisma/reference/prepare";
import { refuseDemoMarket } from "@/prisma/seed/refuse-demo-market";

export type RunningServer = { port: number; stop: () => Promise<void> };

/** The API's routes, in development and production alike: Next serves pages only. */
async function apiListener(): Promise<RequestListener> {
  const { routes } = await import("virtual:api-routes");
  singletons.routes = routes;
  const serve = apiServer(() => singletons.routes ?? routes);
  return (request, response) => void serve(request, response);
}

/** Serves other routes from the next request on: development builds them anew when a source changes. */
export function replaceRoutes(routes: RouteTable): void {
  singletons.routes = routes;
}

/** Pages and their files; in production most of them from memory. */
function pagesOf(handler: Parameters<typeof devPageServer>[0]): PageServer {
  return env.NODE_ENV === "production" ? pageServer(handler, "dist") : devPageServer(handler);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}

async function checkConfiguration(): Promise<void> {
  const complaints = envComplaints();
  if (complaints.length > 0) throw new Error(`The configuration is not right:\n  ${complaints.join("\n  ")}`);
  await untilDatabase(requireLimits);
  await untilDatabase(requireFileKeys);
  await untilDatabase(refuseDemoMarket);
}

function nextOn(server: Server): ReturnType<typeof next> {
  keepNextFromEnvFile();
  // No hostname: with one, every language redirect would lead to itself (docs/UPGRADING.md, Trap 2).
  return next({ dev: env.NODE_ENV !== "production", httpServer: server });
}

async function stopWork(): Promise<void> {
  unfollowCatalogue();
  await stopQueue();
  await stopObserving();
}

/** Starts everything that is TenderBee: pages, API, sockets and background work, on one port. */
export async function startServer(): Promise<RunningServer> {
  await checkConfiguration();
  boundHeap();
  registerModules();
  await startObserving(jobHandlers);
  let listener: RequestListener = (_, response) => response.writeHead(503, { "Retry-After": "1" }).end();
  let fromMemory: PageServer["fromMemory"] = () => false;
  const server = createHardenedServer(
    (request, response) => listener(request, response),
    (request, response) => answerMetrics(request, response) || fromMemory(request, response),
  );
  const upgraded = upgradedSockets(server);
  const app = nextOn(server);
  const api = await apiListener();
  await app.prepare();
  const pages = pagesOf(app.getRequestHandler());
  listener = (request, response) => {
    if (request.url?.startsWith("/api/")) api(request, response);
    else pages.onRequest(request, response);
  };
  ({ fromMemory } = pages);

  await untilDatabase(prepareReferenceData).then(followCatalogue);
  await startRealtime(server, socketModules);
  await startQueue(jobHandlers).then(queueSealing);
  const port = await listen(server, env.PORT);
  log.info({ port }, "listening");
  return {
    port,
    async stop() {
      await drain(server, { upgraded, stopSockets: closeConnections });
      await stopWork();
      await stopRealtime();
      await app.close();
      await closeDb();
      closeRedis();
    },
  };
}
