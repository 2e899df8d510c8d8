import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { closeDb } from "@/lib/platform/server/database/db";
import { apiServer, type RouteModule, type RouteTable } from "@/lib/platform/server/http/api-server";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { answerMetrics } from "@/lib/platform/server/metrics/metrics-door";
import { startObserving, stopObserving } from "@/lib/platform/server/metrics/observe-server";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { startRealtime, stopRealtime } from "@/lib/platform/server/realtime/realtime";
import { jobHandlers, registerModules, socketModules } from "@/lib/registry";

const modules = import.meta.glob<RouteModule>("/app/api/**/route.ts", { eager: true });

/** Every route of the product. */
export const routes: RouteTable = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.slice("/app".length, -"/route.ts".length), module]),
);

export type MeasuredServer = { url: string; stop: () => Promise<void> };

function listen(server: Server): Promise<string> {
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

/**
 * All of the server but its pages, which need a build: API, sockets, what counts and traces them, and jobs unless another
 * process does them.
 */
export async function startMeasuredServer({ hasJobs = true } = {}): Promise<MeasuredServer> {
  registerModules();
  await startObserving(jobHandlers);
  const api = apiServer(() => routes);
  const server = createHardenedServer((request, response) => void api(request, response), answerMetrics);
  await startRealtime(server, socketModules);
  if (hasJobs) await startQueue(jobHandlers, { pollingSeconds: 1 });
  return {
    url: await listen(server),
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await stopRealtime();
      await closed;
      await stopQueue();
      await stopObserving();
      await closeDb();
    },
  };
}

/** What Prometheus would read. */
export async function scrape({ url }: MeasuredServer, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers })).text();
}

/** The sum of a metric's series that have all of the labels. */
export function valueOf(text: string, name: string, labels: Record<string, string> = {}): number {
  return text
    .split("\n")
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** How many series there are: every line that is no comment. */
export function countSeries(text: string): number {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#")).length;
}
