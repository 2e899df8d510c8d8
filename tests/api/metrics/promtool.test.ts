import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scrape, startMeasuredServer, type MeasuredServer } from "@/tests/support/metrics-server";
import { runPromtool } from "@/tests/support/promtool";

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };
const DASHBOARD = "docs/operations/dashboard.json";
const RULES = "docs/operations/alerts.yml";
const RULE_TESTS = "docs/operations/alerts.test.yml";
// A server of its own: process.env.METRICS_TOKEN = none.
let server: MeasuredServer;
beforeAll(async () => (server = await startMeasuredServer()));
afterAll(() => server.stop());

function expectAllToExist(questions: string, metrics: string): void {
  for (const [name] of questions.matchAll(/\b(?:tenderbee|nodejs)_\w+/g))
    expect(metrics).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, "")} `);
}

describe("Prometheus", () => {
  it("finds nothing to complain about in our own metrics", async () => {
    await fetch(`${server.url}/api/health`);
    const text = await scrape(server);
    const own = text.split(/\n(?=# HELP )/).filter((part) => part.startsWith("# HELP tenderbee_"));

    expect(await runPromtool(["check", "metrics"], `${own.join("\n").trim()}\n`)).toEqual({
      status: 0,
      said: "",
    });
    expect((await runPromtool(["check", "metrics"], "# TYPE odd counter\nodd 1\n")).status).not.toBe(0);
  });

  it("accepts the alarms, each of which says what to do, of metrics that there are", async () => {
    const rules = readFileSync(RULES, "utf8");
    const { status, said } = await runPromtool(["check", "rules", RULES]);

    expect(said).toContain("SUCCESS");
    expect(status).toBe(0);
    expect(rules.match(/^ +action: .+\.$/gm)).toHaveLength(rules.match(/- alert:/g)!.length);
    expectAllToExist(rules, await scrape(server));
  });

  it("rings the alarms for what they are there for, and for nothing else", async () => {
    const tests = readFileSync(RULE_TESTS, "utf8");
    for (const [, name] of readFileSync(RULES, "utf8").matchAll(/- alert: (\w+)/g))
      expect(tests).toContain(`alertname="${name}"`);
    const { status, said } = await runPromtool(["test", "rules", RULE_TESTS]);

    expect(said).toContain("SUCCESS");
    expect(status).toBe(0);
  });

  it("understands every question of the dashboard, which are about metrics and rules that there are", async () => {
    const { panels } = JSON.parse(readFileSync(DASHBOARD, "utf8")) as Dashboard;
    const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(asked.length).toBeGreaterThan(20);
    // A question is checked as the rule that would record it; JSON is YAML, too.
    const rules = asked.map((expr, at) => ({ record: `asked:number_${at}`, expr }));
    const file = join(mkdtempSync(join(tmpdir(), "tenderbee-dashboard-")), "rules.yml");
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));

    expect((await runPromtool(["check", "rules", file])).said).toContain(
      `SUCCESS: ${asked.length} rules found`,
    );
    expectAllToExist(asked.join("\n"), await scrape(server));
    const recorded = readFileSync(RULES, "utf8");
    for (const [name] of asked.join("\n").matchAll(/\btenderbee:\w+(?::\w+)?/g))
      expect(recorded).toContain(`record: ${name}\n`);
  });
});
