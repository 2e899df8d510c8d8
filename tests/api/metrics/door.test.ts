import { IncomingMessage, request as askWith, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerMetrics } from "@/lib/platform/server/metrics/metrics-door";
import { startMeasuredServer, type MeasuredServer } from "@/tests/support/metrics-server";

// Without a token: process.env.METRICS_TOKEN = "" in the setting's own words.
delete process.env.METRICS_TOKEN;

let server: MeasuredServer;
beforeAll(async () => (server = await startMeasuredServer()));
afterAll(() => server.stop());

function statusOf(headers: Record<string, string>, method = "GET", path = "/metrics"): Promise<number> {
  return new Promise((done, fail) => {
    const sent = askWith(`${server.url}${path}`, { method, headers }, (answer) => {
      answer.resume().on("end", () => done(answer.statusCode ?? 0));
    });
    sent.on("error", fail).end();
  });
}

/** A request whose connection comes from an address, whatever its headers say. */
function statusFrom(remoteAddress: string, headers: Record<string, string> = {}): number {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  const request = Object.assign(new IncomingMessage(socket), { url: "/metrics", method: "GET" });
  Object.assign(request.headers, { host: "localhost:3000", ...headers });
  const response = new ServerResponse(request);
  expect(answerMetrics(request, response)).toBe(true);
  return response.statusCode;
}

describe("the metrics without a token", () => {
  it("open to programmes of this machine", async () => {
    const answer = await fetch(`${server.url}/metrics`);

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("tenderbee_http_requests_total");
  });

  it("are not there for other machines, whatever they claim", () => {
    for (const address of ["203.0.113.7", "10.0.0.2", "2001:db8::1"]) {
      expect(statusFrom(address)).toBe(404);
      expect(statusFrom(address, { "x-forwarded-for": "127.0.0.1", "x-client-ip": "127.0.0.1" })).toBe(404);
    }
  });

  it("are not there for the world behind a proxy of this machine, or for a page whose name leads here", async () => {
    for (const header of ["x-forwarded-for", "x-real-ip", "forwarded", "via", "x-forwarded-proto"])
      expect(await statusOf({ [header]: "127.0.0.1" })).toBe(404);
    expect(await statusOf({ host: "tenderbee.com" })).toBe(404);
    expect(await statusOf({ host: "127.0.0.1.evil.example" })).toBe(404);
  });

  it("are read and nothing else", async () => {
    expect(await statusOf({}, "POST")).toBe(405);
    expect(await statusOf({ host: "tenderbee.com" }, "POST")).toBe(404);
    expect(await statusOf({}, "GET", "/metrics?a=b")).toBe(200);
  });
});
