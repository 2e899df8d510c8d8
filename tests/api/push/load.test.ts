import { afterAll, beforeAll, expect, it } from "vitest";
import { POST } from "@/app/api/push/subscriptions/route";
import { jobs as mailJobs } from "@/lib/emails/jobs";
import { sendMailJob } from "@/lib/emails/schema";
import { jobs as pushJobs } from "@/lib/notifications/push/jobs";
import { sendPushJob } from "@/lib/notifications/push/service/send";
import { db } from "@/lib/platform/server/database/db";
import { enqueue, startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { transact } from "@/lib/platform/server/work/transact";
import { notifyUser } from "@/tests/api/notifications/notification-factories";
import { call } from "@/tests/support/call";
import { FakePush, type FakeBrowser } from "@/tests/support/fake-push";
import { aClient, aPro } from "@/tests/support/factories";

const EACH = 200;
const [quick, silent] = [new FakePush(), new FakePush()];
beforeAll(async () => {
  await quick.start();
  await silent.start();
  silent.isSlow = true;
});
afterAll(async () => {
  silent.release();
  await stopQueue();
  await quick.stop();
  await silent.stop();
});

type Recipient = { userId: string; browser: FakeBrowser };

async function aRecipient(service: FakePush): Promise<Recipient> {
  const user = await aClient();
  const browser = service.aBrowser();
  await call(POST, { as: user, body: browser.subscription });
  return { userId: user.id, browser };
}

/** How many of them still wait for a push. */
async function countWaiting(recipients: Recipient[]): Promise<number> {
  const ids = recipients.map(({ userId }) => userId);
  const [row] = await db.$queryRaw<{ left: number }[]>`
    SELECT count(DISTINCT data->>'userId')::int AS left FROM pgboss.job
    WHERE name = ${sendPushJob.name} AND state < 'completed' AND data->>'userId' = ANY(${ids})`;
  return row?.left ?? 0;
}

it("sends hundreds of pushes and mails while a service with as many pushes never answers", async () => {
  const actor = await aPro();
  const waiting: Recipient[] = [];
  const served: Recipient[] = [];
  for (let number = 0; number < EACH; number++) {
    waiting.push(await aRecipient(silent));
    served.push(await aRecipient(quick));
  }
  // One of the silent service before each of the other one, and before each mail.
  for (const [at, silenced] of waiting.entries())
    for (const { userId } of [silenced, served[at] ?? silenced])
      await notifyUser({ type: "NEW_OFFER", userId, actorId: actor.id });
  await transact(async ({ tx }) => {
    for (const { userId } of [...waiting, ...served])
      await enqueue(tx, sendMailJob, { template: "password-changed", userId });
  });
  const sent = () => served.filter(({ browser }) => quick.handedTo(browser).length > 0).length;
  const mails = () => db.mailboxMessage.count({ where: { subject: { contains: "password" } } });

  await startQueue([...pushJobs, ...mailJobs]);

  await expect.poll(sent, { timeout: 60_000 }).toBe(EACH);
  await expect.poll(mails, { timeout: 60_000 }).toBe(2 * EACH);
  expect(silent.handed.length).toBeGreaterThan(0);
  // No more than may be on their way to one service, until it is left alone.
  expect(silent.handed.length).toBeLessThan(EACH / 10);
  // Nothing of the silent one is over or lost, and no browser has got a push twice.
  expect(await countWaiting(waiting)).toBe(EACH);
  expect(quick.handed).toHaveLength(EACH);
}, 180_000);
