import { beforeEach, expect, it } from "vitest";
import { jobHandlers } from "@/lib/registry";
import { deleteExpired } from "@/lib/maintenance/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { aClient, type TestUser } from "@/tests/support/factories";

const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const ahead = daysAgo(-1);

let client: TestUser;
beforeEach(async () => {
  client = await aClient();
});

async function aSession(expiresAt: Date, revokedAt: Date | null = null): Promise<string> {
  const data = { id: newId(), userId: client.id, expiresAt, revokedAt };
  return (await db.session.create({ data, select: { id: true } })).id;
}

async function aLink(expiresAt: Date): Promise<string> {
  const id = newId();
  const data = { id, userId: client.id, purpose: "CONFIRM", tokenHash: id, email: client.email } as const;
  return (await db.emailToken.create({ data: { ...data, expiresAt }, select: { id: true } })).id;
}

async function aMail(createdAt: Date): Promise<string> {
  const id = newId();
  const data = { id, messageId: id, to: client.email, subject: "a", text: "a", html: "a", createdAt };
  return (await db.mailboxMessage.create({ data, select: { id: true } })).id;
}

function keysUntil(expiresAt: Date, count: number): Promise<number> {
  return db.$executeRaw`
    INSERT INTO idempotency_keys (user_id, key, fingerprint, expires_at)
    SELECT ${client.id}::uuid, gen_random_uuid()::text, 'a', ${expiresAt} FROM generate_series(1, ${count}::int)`;
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();

it("forgets links that have expired", async () => {
  await aLink(daysAgo(1));
  const open = await aLink(ahead);

  expect(await deleteExpired()).toMatchObject({ links: 1 });

  const where = { userId: client.id };
  expect(idsOf(await db.emailToken.findMany({ where, select: { id: true } }))).toEqual([open]);
});

it("forgets sessions a month after they have expired or were ended", async () => {
  await aSession(daysAgo(31));
  await aSession(ahead, daysAgo(31));
  const stored = [
    await aSession(ahead),
    await aSession(daysAgo(29)),
    await aSession(ahead, daysAgo(29)),
    await aSession(daysAgo(1), daysAgo(2)),
  ];

  expect(await deleteExpired()).toMatchObject({ sessions: 2 });

  const where = { userId: client.id };
  expect(idsOf(await db.session.findMany({ where, select: { id: true } }))).toEqual(stored.sort());
});

it("forgets the answers of repeated calls when their day is over, however many there are", async () => {
  await keysUntil(daysAgo(1), 2100);
  await keysUntil(ahead, 2);

  expect(await deleteExpired()).toMatchObject({ idempotencyKeys: 2100 });

  expect(await db.idempotencyKey.count({ where: { userId: client.id } })).toBe(2);
});

it("empties the embedded mailbox of mail that is older than a month", async () => {
  await aMail(daysAgo(31));
  const recent = await aMail(daysAgo(29));

  expect(await deleteExpired()).toMatchObject({ mails: 1 });

  const where = { to: client.email };
  expect(idsOf(await db.mailboxMessage.findMany({ where, select: { id: true } }))).toEqual([recent]);
});

it("happens every night", () => {
  expect(jobHandlers.find(({ job }) => job.name === "sweep-expired")?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
});
