import { describe, expect, it } from "vitest";
import { GET as previewRoute } from "@/app/api/users/subscriptions/[id]/withdrawal-preview/route";
import { POST as withdrawRoute } from "@/app/api/users/subscriptions/[id]/withdraw/route";
import { db } from "@/lib/platform/server/database/db";
import { jobs } from "@/lib/subscriptions/jobs";
import type { WithdrawalPreview } from "@/lib/subscriptions/schema";
import { call } from "@/tests/support/call";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import { bought, change, fake, openShop, premium } from "./stripe-shop";

openShop();

const DAY_MS = 86_400_000;

const withdraw = (pro: TestUser, id: string) => call(withdrawRoute, { as: pro, params: { id } });
const preview = (pro: TestUser, id: string) =>
  call<WithdrawalPreview & { code?: string }>(previewRoute, { as: pro, params: { id } });

/** A BEE who bought a plan so many days ago. */
async function aBuyer(daysAgo: number) {
  fake.reset({ daysAgo });
  const pro = await aPro();
  const purchase = await bought(pro);
  fake.pass({ days: daysAgo });
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  await db.userSubscription.update({ where: { id: purchase.id }, data: { createdAt } });
  return { pro, ...purchase };
}

const credits = () => fake.world.creditNotes.all().map(({ amount }) => amount);

describe("what a withdrawal pays back, before it is confirmed", () => {
  it("is Stripe's own count, equals what is paid back then, and changes nothing", async () => {
    const { pro, id, providerId } = await aBuyer(5);

    const { status, body } = await preview(pro, id);

    const previews = fake.wire.requests.filter(({ path }) => path === "/v1/credit_notes/preview");
    expect([status, previews.length, credits()]).toEqual([200, 1, []]);
    expect(fake.subscription(providerId).status).toBe("active");
    await withdraw(pro, id);
    await runJobs(jobs);
    expect(credits()).toEqual([body.refundMinor]);
  });

  it("adds up both invoices of a better plan that was bought in between", async () => {
    const { pro, id } = await aBuyer(2);
    await change(pro, id, premium);

    const { refundMinor } = (await preview(pro, id)).body;

    await withdraw(pro, id);
    await runJobs(jobs);
    expect(credits()).toHaveLength(2);
    expect(Math.abs(credits()[0]! + credits()[1]! - refundMinor!)).toBeLessThanOrEqual(2);
  });

  it("is for its PRO and while the contract can be withdrawn from", async () => {
    const { pro, id } = await aBuyer(15);
    expect((await preview(pro, id)).body.code).toBe("withdrawal_over");
    const other = await aBuyer(3);
    expect((await preview(pro, other.id)).body.code).toBe("subscription_not_found");
    expect((await preview(await aClient(), other.id)).status).toBe(403);
    await withdraw(other.pro, other.id);
    expect((await preview(other.pro, other.id)).body.code).toBe("subscription_ended");
  });

  it("is not known while Stripe is away, which does not keep anyone from withdrawing", async () => {
    const { pro, id } = await aBuyer(5);
    fake.wire.trouble = () => ({ status: 500 });
    expect(await preview(pro, id)).toMatchObject({
      status: 200,
      body: { planName: "Standard", refundMinor: null },
    });
    expect((await withdraw(pro, id)).status).toBe(200);
  });
});
