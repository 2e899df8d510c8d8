import { afterAll, beforeAll, expect, it } from "vitest";
import { POST } from "@/app/api/push/subscriptions/route";
import { jobs } from "@/lib/notifications/push/jobs";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { notifyUser } from "@/tests/api/notifications/notification-factories";
import { call } from "@/tests/support/call";
import { FakePush, type FakeBrowser } from "@/tests/support/fake-push";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";

const service = new FakePush();
beforeAll(() => service.start());
afterAll(async () => {
  service.release();
  await stopQueue();
  await service.stop();
});

type Recipient = { user: TestUser; browser: FakeBrowser };

async function recipients(count: number): Promise<Recipient[]> {
  const users = await Promise.all(Array.from({ length: count }, () => aClient()));
  return Promise.all(
    users.map(async (user) => {
      const browser = service.aBrowser();
      await call(POST, { as: user, body: browser.subscription });
      return { user, browser };
    }),
  );
}

const notifyOf = (actor: TestUser, { user }: Recipient) =>
  notifyUser({ type: "NEW_OFFER", userId: user.id, actorId: actor.id });

it("sends others their pushes while a service takes its time to answer", async () => {
  const actor = await aPro();
  const slow = await recipients(4);
  const quick = await recipients(16);
  const [last] = await recipients(1);
  if (!last) throw new Error("nobody is left");
  for (const { browser } of slow) service.slow.add(new URL(browser.endpoint).pathname);
  // A slow one among every five, as they would be taken in batches.
  for (const [place, one] of slow.entries())
    for (const each of [one, ...quick.slice(4 * place, 4 * place + 4)]) await notifyOf(actor, each);
  const handedTo = ({ browser }: Recipient) => service.handedTo(browser).length;

  await startQueue(jobs);
  await expect.poll(() => slow.flatMap(handedTo).some(Boolean), { timeout: 10_000 }).toBe(true);
  await notifyOf(actor, last);

  await expect.poll(() => [...quick, last].map(handedTo), { timeout: 15_000 }).toEqual(Array(17).fill(1));
  // One after the other, the next slow one would have waited until the one before was given up.
  expect(service.mostHeld).toBeGreaterThan(1);
});
