// What counting costs: the same process answers with and without it, in turns, and is scraped.
import { z } from "zod";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { median } from "./load";
import { answersPerSecond } from "./raw-load";
import { startChild, type Child, type TestServer } from "./servers";

const ROUNDS = 15;
const SCRAPES = 20;
// Without a statement, with texts from memory, and with several statements.
const PATHS = ["/api/health", "/api/categories", "/api/bees?limit=20"];

async function compare(child: Child, path: string): Promise<void> {
  const port = Number(new URL(child.url).port);
  const rates: Record<"on" | "off", number[]> = { on: [], off: [] };
  await answersPerSecond(port, { path, headers: {} });
  for (let round = 0; round < ROUNDS; round++) {
    for (const state of round % 2 === 0 ? (["on", "off"] as const) : (["off", "on"] as const)) {
      await child.say(state, z.object({ is: z.literal(state) }));
      rates[state].push(await answersPerSecond(port, { path, headers: {} }));
    }
  }
  const [on, off] = [median(rates.on), median(rates.off)];
  const cost = ((off / on - 1) * 100).toFixed(1);
  console.log(`${path}: ${Math.round(on)}/s counted, ${Math.round(off)}/s not: ${cost} % more time a call`);
}

async function scrape(child: Child): Promise<void> {
  await child.say("on", z.object({ is: z.literal("on") }));
  const times: number[] = [];
  let text = "";
  for (let time = 0; time < SCRAPES; time++) {
    const since = performance.now();
    text = await (await fetch(`${child.url}/metrics`)).text();
    times.push(performance.now() - since);
  }
  const series = text.split("\n").filter((line) => line && !line.startsWith("#")).length;
  console.log(
    `a scrape: ${median(times).toFixed(1)} ms, ${series} series, ${Math.round(text.length / 1000)} kB`,
  );
}

/** Calls with and without counting, and what a scrape costs. */
export async function run(server: TestServer): Promise<void> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_metrics`);
  const secrets = {
    TOKEN_SECRET: "a-secret-that-only-the-bench-knows",
    RATE_LIMITS: "0",
    LOG_LEVEL: "error",
  };
  const child = await startChild("metrics-server.ts", databaseUrl, secrets);
  try {
    for (const path of PATHS) await compare(child, path);
    await scrape(child);
  } finally {
    child.end();
  }
}
