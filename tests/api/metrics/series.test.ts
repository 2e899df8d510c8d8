import { Agent, request as askWith } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { singletons } from "@/lib/platform/server/config/singletons";
import { accessTokenOf } from "@/tests/support/call";
import { aClient, aPro } from "@/tests/support/factories";
import {
  countSeries,
  routes,
  scrape,
  startMeasuredServer,
  valueOf,
  type MeasuredServer,
} from "@/tests/support/metrics-server";

// A server of its own: process.env.PORT = any.
const REQUESTS = 10_000;
const AT_ONCE = 20;
const MOST_SERIES = 2_000;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND", "TRACE", "REPORT"];

let server: MeasuredServer;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => (server = await startMeasuredServer()));
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

function send(method: string, path: string, token?: string): Promise<void> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), "content-type": "application/json" };
  return new Promise((done, fail) => {
    const sent = askWith(`${server.url}${path}`, { method, headers, agent }, (answer) => {
      answer.resume().on("end", done);
    });
    sent.on("error", fail);
    sent.end(["POST", "PUT", "PATCH"].includes(method) ? "{}" : undefined);
  });
}

/** Of three: an operation there is with odd parameters, a wild address, and one within a route's folder. */
function oddPath(number: number): string {
  const folders = Object.keys(routes);
  const folder = folders[number % folders.length]!;
  if (number % 3 === 0) return `/api/odd-${number}/${"x".repeat(number % 40)}?n=${number}`;
  const filled = folder.replaceAll(/\[\w+\]/g, () => `odd-${number}`);
  return number % 3 === 1 ? filled : `${filled}/odd-${number}`;
}

it("has at most 2,000 series after 10,000 odd requests, whoever sends them", async () => {
  const tokens = [undefined, await accessTokenOf(await aClient()), await accessTokenOf(await aPro())];
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < REQUESTS; number = next++) {
      const method = METHODS[Math.floor(number / 7) % METHODS.length]!;
      await send(method, oddPath(number), tokens[Math.floor(number / 5) % tokens.length]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const text = await scrape(server);

  // OPTIONS is answered without a handler and not counted.
  expect(valueOf(text, "tenderbee_http_requests_total")).toBeGreaterThan(REQUESTS * 0.85);
  expect(text).not.toContain("odd-");
  expect(countSeries(text)).toBeLessThanOrEqual(MOST_SERIES);
}, 180_000);

it("has no more than that even when every operation has been answered in every way", async () => {
  const metrics = singletons.metrics!;
  for (const [route, module] of Object.entries(routes)) {
    metrics.requestSeconds.observe({ area: route.split("/")[2] ?? "" }, 0.1);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const)
      for (const status of module[method] ? ["2xx", "4xx", "5xx"] : [])
        metrics.requests.inc({ route, method, status });
    metrics.requests.inc({ route, method: "other", status: "4xx" });
  }
  for (const kind of ["select", "insert", "update", "delete", "transaction", "other"])
    metrics.querySeconds.observe({ kind }, 0.1);

  expect(countSeries(await scrape(server))).toBeLessThanOrEqual(MOST_SERIES);
});
