import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scrape, startMeasuredServer, type MeasuredServer } from "@/tests/support/metrics-server";
import { checkWithPromtool } from "@/tests/support/promtool";

const RULES = "docs/operations/alerts.yml";
// A server of its own: process.env.METRICS_TOKEN = none.
let server: MeasuredServer;
beforeAll(async () => (server = await startMeasuredServer()));
afterAll(() => server.stop());

describe("Prometheus", () => {
  it("finds nothing to complain about in our own metrics", async () => {
    await fetch(`${server.url}/api/health`);
    const text = await scrape(server);
    const own = text.split(/\n(?=# HELP )/).filter((part) => part.startsWith("# HELP tenderbee_"));

    expect(checkWithPromtool(["metrics"], `${own.join("\n").trim()}\n`)).toEqual({ status: 0, said: "" });
    expect(checkWithPromtool(["metrics"], "# TYPE odd counter\nodd 1\n").status).not.toBe(0);
  });

  it("accepts the alarms, each of which says what to do, of metrics that there are", async () => {
    const rules = readFileSync(RULES, "utf8");
    const { status, said } = checkWithPromtool(["rules", RULES]);

    expect(said).toContain("SUCCESS");
    expect(status).toBe(0);
    expect(rules.match(/^ +action: .+\.$/gm)).toHaveLength(rules.match(/- alert:/g)!.length);
    const text = await scrape(server);
    for (const [name] of rules.matchAll(/\b(?:tenderbee|nodejs)_\w+/g))
      expect(text).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, "")} `);
  });
});
