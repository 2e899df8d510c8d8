import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { transactInSql } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import { Prisma } from "@/prisma/generated/client";
import { aClient } from "@/tests/support/factories";

const COLUMNS = Prisma.raw(`
  42::int AS "int", 9007199254740993::bigint AS "bigint", 12.50::numeric AS "numeric", 1.5::float8 AS "float",
  true AS "bool", 'Žofia 🐝'::text AS "text", 'PRO'::role AS "enum", '{"a": [1, null]}'::jsonb AS "json",
  'null'::jsonb AS "jsonNull", '01a22ee6-b000-7000-8000-000000000000'::uuid AS "uuid",
  '2026-03-29T01:59:59.123Z'::timestamptz AS "moment", '2026-10-25'::date AS "day",
  ARRAY[1, NULL]::int[] AS "ints", ARRAY[1, 9007199254740993]::bigint[] AS "bigints", ARRAY[0.1]::numeric[] AS "numerics",
  ARRAY['a,b', '"', NULL]::text[] AS "texts", ARRAY['{"b":1}']::jsonb[] AS "jsons",
  ARRAY['01a22ee6-b000-7000-8000-000000000000']::uuid[] AS "uuids",
  ARRAY['2026-03-29T01:59:59Z', NULL]::timestamptz[] AS "moments", ARRAY['2026-10-25']::date[] AS "days"`);
const NOTHING = Prisma.raw(
  ["int", "bigint", "numeric", "text", "jsonb", "uuid", "timestamptz", "date", "int[]", "timestamptz[]"]
    .map((type) => `NULL::${type} AS "no ${type}"`)
    .join(", "),
);

/** The same statement straight through the driver and through Prisma's client. */
async function bothWays(query: Prisma.Sql): Promise<{ ours: unknown; prismas: unknown }> {
  const ours = await db.$queryRaw(query);
  const prismas = await db.$transaction((tx) => tx.$queryRaw(query));
  return { ours, prismas };
}

it("answers every type as Prisma's client does, and nothing as null", async () => {
  const { ours, prismas } = await bothWays(Prisma.sql`SELECT ${COLUMNS}, ${NOTHING}`);

  expect(ours).toEqual(prismas);
  expect(ours).toMatchObject([{ bigint: 9007199254740993n, moment: new Date("2026-03-29T01:59:59.123Z") }]);
});

it("sends every value as Prisma's client does", async () => {
  const moment = new Date("2026-03-29T01:59:59.123Z");
  const { ours, prismas } = await bothWays(Prisma.sql`
    SELECT ${"it's"}::text AS "text", ${7}::int AS "int", ${9007199254740993n}::bigint AS "bigint", ${true}::bool AS "bool",
           ${null}::text AS "none", ${moment}::timestamptz AS "moment", ${moment}::date AS "day",
           ${["a", 'b "c", {d}', null]}::text[] AS "texts", ${[]}::uuid[] AS "empty", ${[moment]}::timestamptz[] AS "moments",
           ${JSON.stringify({ a: "ő" })}::jsonb AS "json"`);

  expect(ours).toEqual(prismas);
});

it("tells how many rows a statement has changed", async () => {
  const { id } = await aClient();
  const rename = (of: string) => db.$executeRaw`UPDATE users SET first_name = 'Eva' WHERE id = ${of}::uuid`;

  expect([await rename(id), await rename(newId())]).toEqual([1, 0]);
});

it("writes everything of a change or nothing, and tells nobody before it is done", async () => {
  const { id, email } = await aClient();
  const told: string[] = [];
  const change = (name: string, fails: boolean) =>
    transactInSql(async (work) => {
      await work.tx.$executeRaw`UPDATE users SET first_name = ${name} WHERE id = ${id}::uuid`;
      work.afterCommit(() => told.push(name));
      if (fails) throw new Error("no");
    });

  await change("Eva", false);
  await expect(change("Ida", true)).rejects.toThrow("no");
  await expect(
    transactInSql(({ tx }) => tx.$executeRaw`UPDATE users SET first_name = 'Ida', no_column = 1`),
  ).rejects.toThrow("ColumnNotFound");

  const { firstName } = await db.user.findUniqueOrThrow({ where: { email }, select: { firstName: true } });
  expect([firstName, told]).toEqual(["Eva", ["Eva"]]);
});

it("gives every connection back, also those of changes that failed", async () => {
  const attempts = Array.from({ length: 40 }, (_, number) =>
    transactInSql(async ({ tx }) => {
      if (number % 2 === 0) throw new Error("no");
      await tx.$queryRaw`SELECT 1 FROM pg_sleep(0.01)`;
    }).then(
      () => "done",
      () => "failed",
    ),
  );

  expect((await Promise.all(attempts)).filter((end) => end === "done")).toHaveLength(20);
  expect(
    await db.$queryRaw`SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  ).toEqual([{ open: 0 }]);
});
