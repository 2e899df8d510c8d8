import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { call } from "@/tests/support/call";
import { ADMIN_TARGETS } from "./admin-targets";
import { CALLERS, credentialsOf, meetStrangers, type Caller } from "./callers";
import { MARKET_TARGETS } from "./market-targets";
import { PEOPLE_TARGETS } from "./people-targets";
import { readMatrix } from "./read-matrix";
import { strangers as twoStrangers, type Target } from "./scenes";

process.env.DEMO = "1";

const routes = import.meta.glob<Record<string, RouteHandler>>("/app/api/**/route.ts", { eager: true });
const operations = Object.entries(routes).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, handler]) => ({
    name: `${method} ${path.replace(/^\/app\/api|\/route\.ts$/g, "")}`,
    handler,
  })),
);

const TARGETS: Record<string, () => Promise<Target>> = {
  ...MARKET_TARGETS,
  ...PEOPLE_TARGETS,
  ...ADMIN_TARGETS,
};
/** `npm run mutants` asks again only for what a mutant concerns; the rows of the others stay as they are. */
const concerned = new Set(process.env.MATRIX_OPERATIONS?.split(",") ?? operations.map(({ name }) => name));
const known = readMatrix(readFileSync(new URL("matrix.txt", import.meta.url), "utf8")).rows;
const WIDTH = Math.max(...operations.map(({ name }) => name.length));
const MATRIX_TIMEOUT_MS = 300_000;

const row = (name: string, cells: readonly string[]) =>
  [name.padEnd(WIDTH), ...cells.map((cell, at) => cell.padEnd(CALLERS[at]!.length))].join("  ").trimEnd();

/** What each of the callers is answered. Those to whom a target belongs get one of their own, which no other has changed. */
async function answersTo(
  name: string,
  handler: RouteHandler,
  people: Awaited<ReturnType<typeof meetStrangers>>,
) {
  const make = TARGETS[name] ?? twoStrangers;
  const shared = await make();
  const cells: string[] = [];
  for (const caller of CALLERS) {
    const isOwner = (["client", "pro"] as Caller[]).includes(caller);
    const target = isOwner && TARGETS[name] ? await make() : shared;
    const { params, query, body } = target;
    const { status } = await call(handler, {
      ...(await credentialsOf(caller, target, people)),
      params,
      query,
      body,
    });
    cells.push(String(status));
  }
  return cells;
}

it("every operation answers every caller as the matrix says", { timeout: MATRIX_TIMEOUT_MS }, async () => {
  const people = await meetStrangers();
  const rows = [row("", CALLERS)];
  for (const { name, handler } of operations) {
    const cells = concerned.has(name) ? await answersTo(name, handler, people) : (known.get(name) ?? []);
    rows.push(row(name, cells));
  }
  await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("matrix.txt");
});

it("every target is one of an operation that there is", () => {
  const names = new Set(operations.map(({ name }) => name));
  expect(Object.keys(TARGETS).filter((name) => !names.has(name))).toEqual([]);
});
