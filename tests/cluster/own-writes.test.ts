import { afterAll, expect, it } from "vitest";
import { ANYONE, OwnWrites } from "@/lib/platform/server/database/own-writes";
import { closeRedis, maybeRedis, untilReady } from "@/lib/platform/server/database/redis";
import { openRedis } from "@/scripts/programs/redis.mjs";
import { db } from "@/lib/platform/server/database/db";
import { aClient } from "@/tests/support/factories";

// A private Redis that can be stopped; configured before the first connection to it.
const redis = await openRedis();
process.env.REDIS_URL = redis.url;
afterAll(async () => {
  closeRedis();
  await redis.stop();
});

/** Where the log of the database is. */
async function positionNow(): Promise<number> {
  const [row] = await db.$queryRaw<{ position: number }[]>`
    SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 AS position`;
  return row!.position;
}

it("asks for one person's last write in every process, and for nothing of others", async () => {
  await untilReady(maybeRedis()!);
  const [here, there] = [new OwnWrites(), new OwnWrites()];
  const { id } = await aClient();
  const written = await positionNow();

  await here.remember([id]);

  for (const process of [here, there]) expect(await process.positionFor(id)).toBeGreaterThanOrEqual(written);
  for (const process of [here, there]) expect(await process.positionFor("another")).toBe(0);
  // Of two processes the later write counts, whatever order their words arrive in.
  const later = await positionNow();
  await there.remember([id]);
  await here.remember(["another"]);
  expect(await here.positionFor(id)).toBeGreaterThanOrEqual(later);
});

it("asks for what holds for all, of visitors as well", async () => {
  const [here, there] = [new OwnWrites(), new OwnWrites()];
  const { id } = await aClient();
  const written = await positionNow();

  await here.remember([ANYONE]);

  for (const reader of [null, id]) expect(await there.positionFor(reader)).toBeGreaterThanOrEqual(written);
});

it("lets the primary be read while Redis is away: what others have written cannot be known", async () => {
  const there = new OwnWrites();
  await redis.kill();

  expect(await there.positionFor(null)).toBe(Infinity);
  await expect(there.remember(["someone"])).resolves.toBeUndefined();
});

it("lets it be read for some seconds more once Redis is back: what others wrote before may be gone", async () => {
  const there = new OwnWrites();
  await redis.start();
  await untilReady(maybeRedis()!);

  expect(await there.positionFor(null)).toBe(Infinity);
  await expect.poll(() => there.positionFor(null), { timeout: 15_000, interval: 500 }).toBe(0);
});
