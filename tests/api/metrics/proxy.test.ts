import { afterAll, beforeAll, expect, it } from "vitest";
import { startMeasuredServer, type MeasuredServer } from "@/tests/support/metrics-server";

process.env.TRUST_PROXY = "1";
delete process.env.METRICS_TOKEN;

let server: MeasuredServer;
beforeAll(async () => (server = await startMeasuredServer()));
afterAll(() => server.stop());

it("keeps the metrics closed behind a proxy, which connects over loopback for the whole world", async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  const headers = { "x-forwarded-for": "127.0.0.1" };
  expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(404);
});
