import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob, handle } from "@/lib/platform/server/queue/job";
import { enqueue, startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { transact } from "@/lib/platform/server/work/transact";
import { refuseEnd } from "@/tests/support/refuse-end";

const payload = z.object({ name: z.string(), order: z.string().optional() });
const job = defineJob({ name: "test-job", payload, retryLimit: 1, orderOf: ({ order }) => order });
/** The same with as little time as a test can wait for. */
const EXPIRE_SECONDS = 3;
const hastyJob = defineJob({ ...job, name: "hasty-job", expireSeconds: EXPIRE_SECONDS });

let begun: string[];
let ended: string[];
/** Jobs that wait until they are let go. */
let holding: Map<string, () => void>;

async function run({ name }: z.output<typeof payload>): Promise<void> {
  begun.push(name);
  if (name.startsWith("held")) await new Promise<void>((letGo) => holding.set(name, letGo));
  if (name.startsWith("bad")) throw new Error("cannot be done");
  ended.push(name);
}

const enqueueOf = (of: typeof job, orders: z.input<typeof payload>[]) =>
  transact(async ({ tx }) => {
    for (const each of orders) await enqueue(tx, of, each);
  });
const enqueueAll = (...orders: z.input<typeof payload>[]) => enqueueOf(job, orders);
const enqueueHasty = (...orders: z.input<typeof payload>[]) => enqueueOf(hastyJob, orders);

type Row = { name: string; state: string };
const stateOf = async (name: string) =>
  (
    await db.$queryRaw<
      Row[]
    >`SELECT state::text FROM pgboss.job WHERE name IN ('test-job', 'hasty-job') AND data->>'name' = ${name}`
  )[0]?.state;

// Polling alone would find a job after a minute: whatever is done in these tests was announced.
beforeAll(() =>
  startQueue(
    [job, hastyJob].map((each) => handle(each, run, { atOnce: 10 })),
    { pollingSeconds: 60 },
  ),
);
afterAll(() => stopQueue());
beforeEach(() => {
  begun = [];
  ended = [];
  holding = new Map();
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

  const states = () => Promise.all(["good 1", "bad", "good 2"].map(stateOf));
  await expect.poll(states).toEqual(["completed", "retry", "completed"]);
});

it("does others while one takes its time, and writes them down", async () => {
  await enqueueAll({ name: "held" }, { name: "quick" });

  await expect.poll(() => stateOf("quick")).toBe("completed");
  expect(await stateOf("held")).toBe("active");

  holding.get("held")?.();
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
  holding.get("held first")?.();

  await expect.poll(() => ended).toEqual(["of another", "held first", "second"]);
});

it("does not do a job any more that was given up while it waited for its turn", async () => {
  const order = "a person with a slow mail server";
  await enqueueHasty({ name: "held, slow", order }, { name: "given up", order });
  await expect.poll(() => stateOf("given up"), { timeout: 10_000 }).toBe("retry");

  await enqueueHasty({ name: "last", order });
  await expect.poll(() => stateOf("last")).toBe("active");
  holding.get("held, slow")?.();

  await expect.poll(() => ended).toContain("last");
  expect(begun).toEqual(["held, slow", "last"]);
}, 20_000);

it("leaves a job to the process that has it now, when the queue took it for dead while it waited", async () => {
  const order = "another person with a slow mail server";
  await enqueueAll({ name: "held before", order }, { name: "taken away", order }, { name: "behind", order });
  await expect.poll(() => stateOf("behind")).toBe("active");
  await db.$executeRaw`UPDATE pgboss.job SET retry_count = 1 WHERE data->>'name' = 'taken away'`;

  holding.get("held before")?.();

  await expect.poll(() => stateOf("behind")).toBe("completed");
  expect(begun).toEqual(["held before", "behind"]);
  expect(await stateOf("taken away")).toBe("active");
});

const secondsSince = async (startedAt: Date) =>
  (await db.$queryRaw<{ s: number }[]>`SELECT extract(epoch FROM now() - ${startedAt})::float AS s`)[0]!.s;

it("counts the time of a job from its turn, not from when it was taken", async () => {
  const order = "a person with several mails";
  await enqueueHasty({ name: "held a while", order }, { name: "held as long", order });
  await expect.poll(() => begun).toContain("held a while");
  const begunAt = new Date();
  const passed = (seconds: number) =>
    expect.poll(() => secondsSince(begunAt), { timeout: 10_000 }).toBeGreaterThan(seconds);

  await passed(EXPIRE_SECONDS / 2);
  holding.get("held a while")?.();
  await passed(EXPIRE_SECONDS + 0.2);
  holding.get("held as long")?.();

  await expect.poll(() => stateOf("held as long")).toBe("completed");
}, 20_000);

it("takes the next job when one place is free, however long the others take", async () => {
  const held = Array.from({ length: 9 }, (_, number) => `held ${number}`);
  const quick = Array.from({ length: 12 }, (_, number) => `quick ${number}`);
  await enqueueAll(...[...held, ...quick].map((name) => ({ name })));

  await expect.poll(() => ended.toSorted()).toEqual(quick.toSorted());
  for (const name of held) expect(await stateOf(name)).toBe("active");
  for (const letGo of holding.values()) letGo();
  await expect.poll(() => stateOf("held 8")).toBe("completed");
});

it("lets only the job be done again whose end could not be written down", async () => {
  const writeAgain = await refuseEnd("unlucky");

  await enqueueAll({ name: "unlucky" }, { name: "lucky 1" }, { name: "lucky 2" });

  await expect.poll(() => ended.toSorted()).toEqual(["lucky 1", "lucky 2", "unlucky"]);
  await expect
    .poll(() => Promise.all(["lucky 1", "lucky 2"].map(stateOf)))
    .toEqual(["completed", "completed"]);
  expect(await stateOf("unlucky")).toBe("active");
  await writeAgain();
});
