import pg from "pg";
import { expect, it, vi } from "vitest";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { PATCH as READ } from "@/app/api/notifications/read/route";
import { GET as LIST } from "@/app/api/notifications/route";
import { GET as COUNT } from "@/app/api/notifications/unread/route";
import { POST as WRITE } from "@/app/api/tenders/[tenderId]/messages/route";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { aTenderWithOffers, type Market } from "@/tests/support/factories";

const RECIPIENTS = 400;

/** 20,000 notifications of 400 users, and 300 more of the client's; every fifth is unread. */
async function manyNotifications({ client, tender, pros }: Market): Promise<void> {
  await db.$executeRaw`
    INSERT INTO users (id, role, first_name, last_name, email, referral_code, terms_accepted_at, updated_at)
    SELECT gen_random_uuid(), 'PRO', 'One', 'Of Many', 'many-' || number || '@example.com',
      upper(substr(md5(number::text), 1, 8)), now(), now()
    FROM generate_series(1, ${RECIPIENTS}::int) AS number`;
  await db.$executeRaw`
    INSERT INTO notifications (id, user_id, type, actor_id, tender_id, params, read_at, created_at)
    SELECT gen_random_uuid(), u.id, 'NEW_OFFER', ${pros[0]!.id}::uuid, ${tender.id}::uuid, '{}',
      CASE WHEN number % 5 > 0 THEN now() END, now() - number * interval '1 hour'
    FROM users u, generate_series(1, 300) AS number
    WHERE u.id = ${client.id}::uuid OR (u.email LIKE 'many-%' AND number <= 50)`;
  await db.$executeRawUnsafe("ANALYZE");
}

type Statement = { text: string; values: unknown[] };

/** The statements about notifications that are sent to PostgreSQL meanwhile. */
async function statementsOf(run: () => Promise<{ status: number }>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    expect((await run()).status).toBeLessThan(300);
    const sent = spy.mock.calls.map(([first, second]) =>
      typeof first === "string" ? { text: first, values: second } : first,
    ) as unknown as Statement[];
    return sent.filter(({ text }) => /\bnotifications\b/u.test(text));
  } finally {
    spy.mockRestore();
  }
}

/** PostgreSQL's query plan of each of them. */
async function plansOf(statements: Statement[]): Promise<string[]> {
  const client = new pg.Client(directDatabaseUrl());
  await client.connect();
  try {
    const plans: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ "QUERY PLAN": string }>({ text: `EXPLAIN ${text}`, values });
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    return plans;
  } finally {
    await client.end();
  }
}

it("reads, counts, renews and marks a few of 20,000 notifications without going through them all", async () => {
  const market = await aTenderWithOffers(1);
  const { client, tender, pros } = market;
  await manyNotifications(market);
  const write = () =>
    call(WRITE, {
      as: pros[0]!,
      params: { tenderId: tender.id },
      body: { clientMessageId: newId(), text: "Does Monday suit you?", fileIds: [] },
    });
  await write();

  const statements = [
    ...(await statementsOf(() => call(LIST, { as: client }))),
    ...(await statementsOf(() => call(LIST, { as: client, query: { unread: 1, page: 3 } }))),
    ...(await statementsOf(() => call(COUNT, { as: client }))),
    ...(await statementsOf(write)),
    ...(await statementsOf(() => call(READ, { as: client, body: { all: true } }))),
  ];
  const plans = await plansOf(statements);

  expect(plans.length).toBeGreaterThan(6);
  expect(plans.filter((plan) => plan.includes("Seq Scan on notifications"))).toEqual([]);
  expect(plans.join("\n")).toContain("notifications_unread_messages_key");
}, 60_000);
