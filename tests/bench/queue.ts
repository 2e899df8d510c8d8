// How soon a mail leaves after the change that wants it, and how many leave in a second when many wait.
import { setTimeout as sleep } from "node:timers/promises";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { percentile } from "./load";
import { fillMarket } from "./market";
import { startProduct, type TestServer } from "./servers";

/** Sign-ups of a busy market. */
const SINGLE = 150;
const A_SECOND = 20;
/** Ten mails to each of two hundred people. */
const ROUNDS = 10;

type Queue = {
  /** Commits a change that wants a mail to each of these users. */
  commit: (userIds: string[]) => Promise<void>;
  userIds: string[];
  /** When the mailbox took the mails, by user. */
  takenAt: () => Promise<Map<string, Date>>;
  sent: () => Promise<number>;
  close: () => Promise<void>;
};

async function openQueue(databaseUrl: string): Promise<Queue> {
  // Read at its first use, so what follows is loaded only now.
  process.env.DATABASE_URL = databaseUrl;
  const { closeDb, db } = await import("@/lib/platform/server/database/db");
  const { enqueue } = await import("@/lib/platform/server/queue/queue");
  const { transact } = await import("@/lib/platform/server/work/transact");
  const { sendMailJob } = await import("@/lib/emails/schema");
  const users = await db.user.findMany({ select: { id: true } });
  return {
    userIds: users.map(({ id }) => id),
    commit: (userIds) =>
      transact(async ({ tx }) => {
        for (const userId of userIds)
          await enqueue(tx, sendMailJob, { template: "password-changed", userId });
      }),
    async takenAt() {
      const rows = await db.$queryRaw<{ id: string; at: Date }[]>`
        SELECT u.id, max(m.created_at) AS at FROM mailbox_messages m JOIN users u ON u.email = m.recipient GROUP BY u.id`;
      return new Map(rows.map(({ id, at }) => [id, at]));
    },
    sent: () => db.mailboxMessage.count(),
    close: closeDb,
  };
}

async function until(queue: Queue, count: number): Promise<void> {
  while ((await queue.sent()) < count) await sleep(20);
}

async function latencies(queue: Queue): Promise<number[]> {
  const committedAt = new Map<string, number>();
  for (const userId of queue.userIds.slice(0, SINGLE)) {
    await queue.commit([userId]);
    committedAt.set(userId, Date.now());
    await sleep(1000 / A_SECOND);
  }
  await until(queue, committedAt.size);
  const takenAt = await queue.takenAt();
  return [...committedAt].map(([userId, at]) => (takenAt.get(userId)?.getTime() ?? Infinity) - at);
}

async function perSecond(queue: Queue): Promise<number> {
  const before = await queue.sent();
  const since = performance.now();
  for (let round = 0; round < ROUNDS; round++) await queue.commit(queue.userIds);
  const count = ROUNDS * queue.userIds.length;
  await until(queue, before + count);
  return count / ((performance.now() - since) / 1000);
}

/** Prints the time from commit to mailbox, and how many jobs are done in a second. */
export async function run(server: TestServer): Promise<void> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_queue`);
  await fillMarket(databaseUrl, 1000);
  const product = await startProduct(databaseUrl);
  const queue = await openQueue(databaseUrl);
  try {
    const times = await latencies(queue);
    const [half, most] = [50, 95].map((share) => Math.max(0, percentile(times, share)).toFixed(0));
    console.log(`\nFrom commit to mailbox, ${A_SECOND} a second:  p50 ${half} ms, p95 ${most} ms`);
    console.log(
      `Mails a second, ${ROUNDS * queue.userIds.length} at once:      ${(await perSecond(queue)).toFixed(0)}`,
    );
  } finally {
    await queue.close();
    product.end();
  }
}
