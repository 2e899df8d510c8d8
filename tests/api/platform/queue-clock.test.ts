import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob, handle } from "@/lib/platform/server/queue/job";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { singletons } from "@/lib/platform/server/config/singletons";
import { refuseEnd } from "@/tests/support/refuse-end";

const job = defineJob({ name: "by-the-clock", payload: z.object({}), retryLimit: 1, expireSeconds: 7200 });
/** Where pg-boss puts what the clock has started. */
const DUE = "__pgboss__send-it";

/** Nothing announces what the clock starts: it is found by polling. */
const SLOWLY = { timeout: 10_000 };

let done = 0;
const rejected: unknown[] = [];
const note = (error: unknown) => rejected.push(error);

beforeAll(async () => {
  process.on("unhandledRejection", note);
  const run = async () => {
    done += 1;
  };
  await startQueue([handle(job, run, { cron: "0 0 1 1 *" })]);
});
afterAll(async () => {
  process.off("unhandledRejection", note);
  await stopQueue();
});

const stateOf = async (id: string) =>
  (await db.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`)[0]
    ?.state;
const strike = async (name = job.name) => (await singletons.boss)?.send(DUE, { name, data: {} }) ?? "";

it("starts a job when the clock strikes", async () => {
  const id = (await strike()) ?? "";

  await expect.poll(() => done, SLOWLY).toBe(1);
  await expect.poll(() => stateOf(id), SLOWLY).toBe("completed");
});

it("gives what the clock starts the time and the pauses of its job", async () => {
  const boss = await singletons.boss;
  const schedule = (await boss?.getSchedules())?.find(({ name }) => name === job.name);
  const before = done;

  // As pg-boss writes it down when the moment comes.
  await boss?.send(DUE, { name: job.name, data: schedule?.data ?? {}, ...schedule?.options });

  await expect.poll(() => done, SLOWLY).toBe(before + 1);
  const [row] = await db.$queryRaw<object[]>`
    SELECT extract(epoch FROM expire_in)::int AS seconds, retry_limit AS tries, retry_backoff AS "growing"
    FROM pgboss.job WHERE name = ${job.name} ORDER BY created_on DESC LIMIT 1`;
  expect(row).toEqual({ seconds: 7200, tries: 1, growing: true });
});

it("leaves no rejection unhandled where the end of what the clock started cannot be written down", async () => {
  const writeAgain = await refuseEnd("by-the-clock");
  const before = done;

  const id = (await strike()) ?? "";

  await expect.poll(() => done, SLOWLY).toBe(before + 1);
  await writeAgain();
  const next = (await strike()) ?? "";
  await expect.poll(() => stateOf(next), SLOWLY).toBe("completed");
  expect([await stateOf(id), rejected]).toEqual(["active", []]);
});
