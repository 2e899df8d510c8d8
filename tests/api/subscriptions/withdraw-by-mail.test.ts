import { expect, it } from "vitest";
import { POST as confirmRoute } from "@/app/api/withdrawals/confirm/route";
import { POST as previewRoute } from "@/app/api/withdrawals/preview/route";
import { POST as requestRoute } from "@/app/api/withdrawals/route";
import { db } from "@/lib/platform/server/database/db";
import { withdrawalTokenOf } from "@/lib/platform/server/security/tokens";
import { jobs } from "@/lib/subscriptions/jobs";
import type { WithdrawalPreview } from "@/lib/subscriptions/schema";
import { call } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";
import { mailsTo, runJobs, tokenFromMailTo } from "@/tests/support/run-jobs";
import { bought, fake, openShop, ownOf } from "./stripe-shop";

openShop();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const request = (email: string) => call(requestRoute, { body: { email } });
const preview = (token: string) =>
  call<Partial<WithdrawalPreview> & { code?: string }>(previewRoute, { body: { token } });
const confirm = (token: string) => call<{ code?: string }>(confirmRoute, { body: { token } });

async function aBuyer(daysAgo: number) {
  const pro = await aPro();
  const { id } = await bought(pro);
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  await db.userSubscription.update({ where: { id }, data: { createdAt } });
  return { pro, id };
}

const linksTo = async (email: string) => {
  await runJobs(jobs);
  return (await mailsTo(email)).filter(({ links }) => links[0]?.includes("/withdraw?token="));
};

it("withdraws without signing in, by the link of a mail", async () => {
  const { pro } = await aBuyer(2);

  expect((await request(pro.email.toUpperCase())).status).toBe(204);
  expect(await linksTo(pro.email)).toHaveLength(1);
  expect((await ownOf(pro)).current).toMatchObject({ status: "ACTIVE" });
  const token = await tokenFromMailTo(pro.email);
  expect((await confirm(token)).status).toBe(204);
  expect((await confirm(token)).status).toBe(204);
  await runJobs(jobs);

  expect(await ownOf(pro)).toMatchObject({ current: null, plan: { slug: "free" } });
  expect(fake.world.creditNotes.all()).toHaveLength(1);
});

it("says the same to an address without an account, without a contract, or too late, and mails nothing", async () => {
  const { pro: late } = await aBuyer(16);
  const without = await aPro();

  for (const email of ["nobody@example.com", without.email, late.email]) {
    expect(await request(email)).toMatchObject({ status: 204, body: "" });
    expect(await linksTo(email)).toHaveLength(0);
  }
});

it("mails one link however often it is asked for within minutes", async () => {
  const { pro } = await aBuyer(2);

  await Promise.all([request(pro.email), request(pro.email), request(pro.email)]);

  expect(await linksTo(pro.email)).toHaveLength(1);
});

it("stays in time when the link was asked for in time and is pressed on the next day", async () => {
  const { id } = await aBuyer(15);
  const askedAt = (hours: number) => withdrawalTokenOf(id, new Date(Date.now() - hours * HOUR_MS));

  expect((await confirm(askedAt(0))).body?.code).toBe("withdrawal_over");
  expect((await confirm(askedAt(25))).body?.code).toBe("link_expired");
  expect((await confirm(askedAt(20))).status).toBe(204);
});

it("takes only links of its own", async () => {
  const { pro, id } = await aBuyer(2);
  const token = withdrawalTokenOf(id, new Date());

  for (const forged of ["none", `${token}x`, token.replace(/^./, "f"), `${id}.${Date.now()}.`])
    expect((await confirm(forged)).body?.code).toBe("link_expired");

  expect((await ownOf(pro)).current).toMatchObject({ status: "ACTIVE" });
});

it("says before the press of which contract and what comes back, and after it what came back", async () => {
  const { id } = await aBuyer(2);
  const { createdAt } = await db.userSubscription.findUniqueOrThrow({ where: { id } });
  const token = withdrawalTokenOf(id, new Date());

  const before = await preview(token);

  expect([before.status, fake.world.creditNotes.all()]).toEqual([200, []]);
  expect(before.body).toMatchObject({ planName: "Standard", boughtAt: createdAt.toISOString() });
  await confirm(token);
  await runJobs(jobs);
  expect(fake.world.creditNotes.all()).toMatchObject([{ amount: before.body.refundMinor }]);
  expect((await preview(token)).body).toEqual(before.body);
  for (const forged of ["none", `${token}x`]) expect((await preview(forged)).body.code).toBe("link_expired");
});

it("says nothing of a contract that can no longer be withdrawn from", async () => {
  const { id } = await aBuyer(16);
  const token = withdrawalTokenOf(id, new Date());

  expect((await preview(token)).body.code).toBe("withdrawal_over");
});
