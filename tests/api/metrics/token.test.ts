import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMeasuredServer, type MeasuredServer } from "@/tests/support/metrics-server";

const TOKEN = "a-token-that-only-prometheus-knows";
process.env.METRICS_TOKEN = TOKEN;
process.env.TRUST_PROXY = "1";

let server: MeasuredServer;
beforeAll(async () => (server = await startMeasuredServer()));
afterAll(() => server.stop());

const ask = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers });

describe("the metrics with a token", () => {
  it("open to whoever sends it, through a proxy as well", async () => {
    const authorization = `Bearer ${TOKEN}`;

    expect((await ask({ authorization })).status).toBe(200);
    expect((await ask({ authorization, "x-forwarded-for": "203.0.113.7" })).status).toBe(200);
  });

  it("open to no other caller, not even on this machine", async () => {
    for (const authorization of ["", "Bearer", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN]) {
      const answer = await ask({ authorization });

      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(await answer.text()).toBe("");
    }
    expect((await ask()).status).toBe(401);
  });
});
