import { afterAll, beforeAll, expect, it } from "vitest";
import { POST } from "@/app/api/push/subscriptions/route";
import { jobs } from "@/lib/notifications/push/jobs";
import { enqueuePushes } from "@/lib/notifications/push/service/send";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { FakePush, type FakeBrowser } from "@/tests/support/fake-push";
import { aClient, aPro } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";

const service = new FakePush();
beforeAll(() => service.start());
afterAll(() => service.stop());

type Recipient = { userId: string; notificationId: string; browser: FakeBrowser };

/** A client with a notification that was written for all of them at once, so that no push of their own is enqueued. */
async function aRecipient(actorId: string, details: Parameters<typeof aClient>[0] = {}): Promise<Recipient> {
  const user = await aClient(details);
  const browser = service.aBrowser();
  await call(POST, { as: user, body: browser.subscription });
  const notificationId = newId();
  await db.notification.create({
    data: { id: notificationId, userId: user.id, type: "NEW_OFFER", actorId, params: {} },
    select: { id: true },
  });
  return { userId: user.id, notificationId, browser };
}

const send = (recipients: readonly Recipient[]) =>
  transact((work) =>
    enqueuePushes(
      work,
      recipients.map(({ userId, notificationId }) => ({ userId, notificationId })),
    ),
  );

it("pushes to each of many users once, in their language, whatever becomes of the others", async () => {
  const actor = await aPro();
  const recipients: Recipient[] = [];
  for (let number = 0; number < 60; number++)
    recipients.push(await aRecipient(actor.id, { lang: number % 2 ? "hu" : "cz" }));
  const [gone, busy, reader, left] = recipients as [Recipient, Recipient, Recipient, Recipient];
  const pathOf = ({ browser }: Recipient) => new URL(browser.endpoint).pathname;
  service.answers.set(pathOf(gone), { status: 410 });
  service.answers.set(pathOf(busy), { status: 429, retryAfter: "60" });
  await db.notification.update({ where: { id: reader.notificationId }, data: { readAt: new Date() } });
  await db.notification.delete({ where: { id: left.notificationId } });

  await send(recipients);
  await runJobs(jobs);

  const handed = recipients.map(({ browser }) => service.handedTo(browser).length);
  expect(handed).toEqual(recipients.map((one) => (one === reader || one === left ? 0 : 1)));
  for (const [number, { browser }] of recipients.entries())
    for (const each of service.handedTo(browser))
      expect(browser.open(each)).toMatchObject({ type: "NEW_OFFER", lang: number % 2 ? "hu" : "cz" });
  expect(await db.pushSubscription.count({ where: { userId: gone.userId } })).toBe(0);
  // Only the busy one is tried again, in a job of its own and when its service has asked for it.
  const waiting = await db.$queryRaw<{ userId: string; seconds: number }[]>`
    SELECT data ->> 'userId' AS "userId", extract(epoch FROM start_after - created_on)::int AS seconds
    FROM pgboss.job WHERE name IN ('send-push', 'send-pushes') AND state = 'created'`;
  expect(waiting).toEqual([{ userId: busy.userId, seconds: 60 }]);
});
