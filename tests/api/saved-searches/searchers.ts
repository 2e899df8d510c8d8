import { afterAll, beforeAll, beforeEach } from "vitest";
import { POST as PUSH } from "@/app/api/push/subscriptions/route";
import { POST as SAVE } from "@/app/api/saved-searches/route";
import { GET as LIST } from "@/app/api/notifications/route";
import { jobs as mailJobs } from "@/lib/emails/jobs";
import { jobs as pushJobs } from "@/lib/notifications/push/jobs";
import type { NotificationList } from "@/lib/notifications/schema";
import { db } from "@/lib/platform/server/database/db";
import { jobs as matchJobs } from "@/lib/saved-searches/jobs";
import type { NewSavedSearchInput, SavedSearchView } from "@/lib/saved-searches/schema";
import { startDigests } from "@/lib/saved-searches/service/digest";
import { matchTender } from "@/lib/saved-searches/service/match-tender";
import { call } from "@/tests/support/call";
import { aPro, aTender, type TestUser } from "@/tests/support/factories";
import { FakePush, type FakeBrowser } from "@/tests/support/fake-push";
import { runJobs } from "@/tests/support/run-jobs";

const service = new FakePush();

/** A push service, and no searches of other tests' PROs. */
export function alertsOfOneTest(): void {
  beforeAll(() => service.start());
  afterAll(() => service.stop());
  beforeEach(async () => {
    await db.savedSearch.deleteMany({});
    await db.$executeRaw`DELETE FROM pgboss.job`;
  });
}

/** A working hour in Vienna. */
export const NOON = new Date("2026-03-10T11:00:00Z");
/** A moment. */
export const at = (moment: string) => new Date(moment);

/** A PRO with a device and one saved search. */
export async function aSearcher(details: object = {}, search: Partial<NewSavedSearchInput> = {}) {
  const pro = await aPro({ timeZone: "Europe/Vienna", ...details });
  const device = service.aBrowser();
  await call(PUSH, { as: pro, body: device.subscription });
  const body = { name: "Walls", filters: { subcategorySlugs: ["painting"] }, ...search };
  const saved = await call<SavedSearchView>(SAVE, { as: pro, body });
  return { pro, device, searchId: saved.body.id };
}

/** What the job of a posted tender does, at a given moment. */
export const match = (tender: { id: string }, now = NOON) =>
  matchTender({ tenderId: tender.id, before: null }, now);

/** A new tender that has been matched. */
export async function aMatchedTender(now = NOON, details: object = {}) {
  const tender = await aTender(details);
  await match(tender, now);
  return tender;
}

export type ReceivedAlertMail = {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** What has reached a PRO so far; what waits in the queue is delivered first. */
export async function received({ pro, device }: { pro: TestUser; device: FakeBrowser }) {
  await runJobs([...pushJobs, ...mailJobs]);
  const mails = await db.mailboxMessage.findMany({ where: { to: pro.email }, orderBy: { createdAt: "asc" } });
  const bell = await call<NotificationList>(LIST, { as: pro });
  return {
    pushes: service.handedTo(device).map((handed) => device.open(handed)),
    mails: mails as unknown as ReceivedAlertMail[],
    bell: bell.body.items,
  };
}

/** The numbers of pushes, mails and notifications of a PRO. */
export async function countsOf(someone: {
  pro: TestUser;
  device: FakeBrowser;
}): Promise<[number, number, number]> {
  const { pushes, mails, bell } = await received(someone);
  return [pushes.length, mails.length, bell.length];
}

/** Runs the digests of a moment; how many were due for the PRO. */
export async function digest({ pro }: { pro: TestUser }, now: Date): Promise<number> {
  await startDigests(now);
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pgboss.job WHERE name = 'send-match-digest' AND state = 'created'
      AND data ->> 'userId' = ${pro.id}`;
  await runJobs(matchJobs.filter(({ job }) => job.name === "send-match-digest"));
  return row?.count ?? 0;
}
