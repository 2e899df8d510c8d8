import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import pg from "pg";
import { GET as readLog } from "@/app/api/admin/audit-log/route";
import { GET as readNotifications } from "@/app/api/notifications/route";
import { addAuditEntries } from "@/lib/audit/data";
import { auditList } from "@/lib/audit/schema";
import { addMatchNotifications } from "@/lib/notifications/matches/data";
import { notificationList } from "@/lib/notifications/schema";
import { notifyNewMessage, readMessageNotifications } from "@/lib/notifications/service";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, aTenderWithOffers, type TestUser } from "@/tests/support/factories";

/** What the decision tells operators to run, in its order. */
const DECISION = readFileSync("docs/decisions/0022-big-tables-in-parts.md", "utf8");
const [beside, batch, exchange, byMonth] = [...DECISION.matchAll(/```sql\n(.*?)```/gs)].map(
  ([, sql]) => sql ?? "",
) as [string, string, string, string];
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

const operator = new pg.Client({ connectionString: directDatabaseUrl() });
beforeAll(() => operator.connect());
afterAll(() => operator.end());

async function copyBatch(after: string): Promise<string | undefined> {
  const { rows } = await operator.query<{ id: string }>(batch, [after]);
  return rows[0]?.id;
}

const difference = `(SELECT count(*) FROM (TABLE notifications_before EXCEPT TABLE notifications) gone)::int AS gone,
  (SELECT count(*) FROM (TABLE notifications EXCEPT TABLE notifications_before) new)::int AS new`;

it("splits notifications by person while people go on, and nobody notices", async () => {
  const { client, tender, pros } = await aTenderWithOffers(2);
  const [pro] = pros as [TestUser, TestUser];
  const conversation = { userId: client.id, tenderId: tender.id, proId: pro.id };
  const write = () => transact((work) => notifyNewMessage(work, { ...conversation, actorId: pro.id }));
  const look = () => transact((work) => readMessageNotifications(work, conversation));
  const list = async () => read(notificationList, await call(readNotifications, { as: client })).items;
  await write();

  await operator.query(beside);
  await look();
  await write();
  for (let last: string | undefined = BEFORE_ALL; last;) last = await copyBatch(last);
  await write();
  const before = await list();
  await operator.query(`BEGIN; ${exchange}; COMMIT`);

  expect(await list()).toEqual(before);
  expect((await operator.query(`SELECT ${difference}`)).rows).toEqual([{ gone: 0, new: 0 }]);
  // One unread notification of a conversation, and one of a match, as before.
  await Promise.all([write(), write(), write()]);
  expect((await list()).filter(({ type, readAt }) => type === "NEW_MESSAGE" && !readAt)).toHaveLength(1);
  const match = [{ userId: client.id, lang: "de" as const, search: "" }];
  const tell = () => db.$transaction((tx) => addMatchNotifications(tx, tender.id, match));
  expect([(await tell()).length, (await tell()).length]).toEqual([1, 0]);
  await look();
  expect((await list()).filter(({ type, readAt }) => type === "NEW_MESSAGE" && !readAt)).toEqual([]);
});

/**
 * The id of the first moment of a month, so many months after that of the ids that are made now: they never go back in time,
 * and a test before may have lived in another year.
 */
function firstIdIn(months: number): string {
  const now = new Date(Number.parseInt(newId().replaceAll("-", "").slice(0, 12), 16));
  const hex = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)
    .toString(16)
    .padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

it("lets the audit log go on by month, readable as a whole and still unchangeable", async () => {
  const [admin, subject] = [await anAdmin(), await aClient()];
  const entry = {
    actorId: admin.id,
    action: "account.profile_read",
    subjectType: "users",
    subjectId: subject.id,
    ip: "192.0.2.7",
    at: new Date(),
  } as const;
  const add = () => db.$transaction((tx) => addAuditEntries(tx, [entry]));
  const list = async () =>
    read(auditList, await call(readLog, { as: admin, query: { subjectId: subject.id } }));
  await add();

  const bound = /[0-9a-f]{8}-[0-9a-f]{4}-0000-0000-0{12}/g;
  const bounds = [...new Set(byMonth.match(bound))];
  // In one pass: what a bound becomes may be one that the document names too.
  const moved = byMonth.replaceAll(bound, (written) => firstIdIn(1 + bounds.indexOf(written)));
  await operator.query(moved);
  await add();

  expect((await list()).total).toBe(2);
  for (const change of ["DELETE FROM audit_log", "UPDATE audit_log SET ip = ''", "TRUNCATE audit_log"])
    await expect(operator.query(change)).rejects.toThrow("append-only");
});

/** By what each big table is to be split. */
const KEYS = [
  { table: "notifications", key: "user_id" },
  { table: "messages", key: "conversation_id" },
  { table: "search_matches", key: "search_id" },
  { table: "audit_log", key: "id" },
];

it.each(KEYS)("finds $key in every unique key of $table but that of its rows", async ({ table, key }) => {
  const { rows } = await operator.query<{ name: string }>(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i
     WHERE i.indrelid = to_regclass($1) AND i.indisunique AND NOT i.indisprimary AND NOT EXISTS (
       SELECT FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attname = $2 AND a.attnum = ANY(i.indkey))`,
    [table, key],
  );

  expect(rows).toEqual([]);
});
