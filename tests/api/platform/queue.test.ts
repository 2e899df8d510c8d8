import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob, handle } from "@/lib/platform/server/queue/job";
import { enqueue, startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { transact } from "@/lib/platform/server/work/transact";

const payload = z.object({ name: z.string(), order: z.string().optional() });
const job = defineJob({ name: "test-job", payload, retryLimit: 1, orderOf: ({ order }) => order });

let begun: string[];
let ended: string[];
/** Jobs that wait until they are let go. */
let held: Map<string, () => void>;

async function run({ name }: z.output<typeof payload>): Promise<void> {
  begun.push(name);
  if (name.startsWith("held")) await new Promise<void>((letGo) => held.set(name, letGo));
  if (name.startsWith("bad")) throw new Error("cannot be done");
  ended.push(name);
}

const enqueueAll = (...orders: z.input<typeof payload>[]) =>
  transact(async ({ tx }) => {
    for (const each of orders) await enqueue(tx, job, each);
  });

type Row = { name: string; state: string };
const stateOf = async (name: string) =>
  (
    await db.$queryRaw<
      Row[]
    >`SELECT state::text FROM pgboss.job WHERE name = 'test-job' AND data->>'name' = ${name}`
  )[0]?.state;

// Polling alone would find a job after a minute: whatever is done in these tests was announced.
beforeAll(() => startQueue([handle(job, run, { workers: 2 })], { pollingSeconds: 60 }));
afterAll(() => stopQueue());
beforeEach(() => {
  begun = [];
  ended = [];
  held = new Map();
});

it("does a job as soon as its change is committed, and none of a change that was not", async () => {
  await transact(async ({ tx }) => {
    await enqueue(tx, job, { name: "undone" });
    throw new Error("no");
  }).catch(() => undefined);
  await enqueueAll({ name: "done" });

  await expect.poll(() => ended).toEqual(["done"]);
  await expect.poll(() => stateOf("done")).toBe("completed");
});

it("does more than a batch without being asked again", async () => {
  const names = Array.from({ length: 37 }, (_, number) => `one of many ${number}`);

  await enqueueAll(...names.map((name) => ({ name })));

  await expect.poll(() => ended.toSorted(), { timeout: 5_000 }).toEqual(names.toSorted());
});

it("lets a job of a batch fail alone", async () => {
  await enqueueAll({ name: "good 1" }, { name: "bad" }, { name: "good 2" });

  await expect.poll(() => stateOf("bad")).toBe("retry");
  expect(await Promise.all(["good 1", "good 2"].map(stateOf))).toEqual(["completed", "completed"]);
});

it("does others while one takes its time, and writes them down", async () => {
  await enqueueAll({ name: "held" }, { name: "quick" });

  await expect.poll(() => stateOf("quick")).toBe("completed");
  expect(await stateOf("held")).toBe("active");

  held.get("held")?.();
  await expect.poll(() => stateOf("held")).toBe("completed");
});

it("keeps jobs of one key in their order, and only those", async () => {
  const order = "one person";
  await enqueueAll(
    { name: "held first", order },
    { name: "second", order },
    { name: "of another", order: "other" },
  );

  await expect.poll(() => ended).toEqual(["of another"]);
  expect(begun).not.toContain("second");
  held.get("held first")?.();

  await expect.poll(() => ended).toEqual(["of another", "held first", "second"]);
});
