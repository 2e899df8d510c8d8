import { describe, expect, it } from "vitest";
import { POST as confirm } from "@/app/api/auth/confirm-email/route";
import { tidyPendingTenders } from "@/lib/pending-tenders/service/tidy";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { mailsTo, tokenFromMailTo } from "@/tests/support/run-jobs";
import { aPendingTender } from "./pending-factories";

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const exists = async (id: string) => (await db.pendingTender.count({ where: { id } })) === 1;

describe("a job whose address is not confirmed", () => {
  it("reminds its client once, a day later, with a link that posts it", async () => {
    const { email, user } = await aPendingTender();
    await tidyPendingTenders(inHours(23));
    expect(await subjectsTo(email)).toHaveLength(1);

    await Promise.all([tidyPendingTenders(inHours(25)), tidyPendingTenders(inHours(25))]);
    await tidyPendingTenders(inHours(49));

    expect(await subjectsTo(email)).toEqual([
      "Confirm your address and your tender goes online",
      "Your tender is still waiting",
    ]);
    await call(confirm, { body: { token: await tokenFromMailTo(email) } });
    expect(await db.tender.count({ where: { creatorId: user.id } })).toBe(1);
  });

  it("reminds nobody who has confirmed", async () => {
    const { email } = await aPendingTender();
    await call(confirm, { body: { token: await tokenFromMailTo(email) } });

    await tidyPendingTenders(inHours(25));

    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it("is deleted after seven days; the account stays", async () => {
    const { pendingTenderId, user } = await aPendingTender();
    await tidyPendingTenders(inHours(7 * 24 - 1));
    expect(await exists(pendingTenderId)).toBe(true);

    await tidyPendingTenders(inHours(7 * 24 + 1));

    expect(await exists(pendingTenderId)).toBe(false);
    expect(await db.user.count({ where: { id: user.id } })).toBe(1);
  });
});

it("forgets how a job was described a month after it was posted, never the tender", async () => {
  const { email, pendingTenderId, user } = await aPendingTender();
  await call(confirm, { body: { token: await tokenFromMailTo(email) } });

  await tidyPendingTenders(inHours(31 * 24));

  expect(await exists(pendingTenderId)).toBe(false);
  expect(await db.tender.count({ where: { creatorId: user.id } })).toBe(1);
});
