import { describe, expect, it } from "vitest";
import { GET as FEEDBACK } from "@/app/api/tenders/[tenderId]/feedback/route";
import { GET as TENDER } from "@/app/api/tenders/[tenderId]/route";
import { DELETE } from "@/app/api/users/[id]/route";
import { GET as REVIEWS } from "@/app/api/users/[id]/reviews/route";
import { runTimers } from "@/lib/agreements/timers/service";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import type { FeedbackState } from "@/lib/feedback/schema";
import { publishOverdueFeedback } from "@/lib/feedback/service/publish-feedback";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import {
  aCompletedTender,
  anAcceptedTender,
  anAdmin,
  PASSWORD,
  type TestUser,
} from "@/tests/support/factories";
import { notificationTypesOf } from "@/tests/support/observe";
import { act, aDispute, aMediation, DAY_MS, messagesOf, open, rate, refusal, rowOf } from "./disputing";

const ratingOf = ({ id }: TestUser) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { ratingAverage: true, ratingCount: true } });
const NONE = { ratingAverage: 0, ratingCount: 0 };
const publishedOf = async (user: TestUser) =>
  (await call<{ total: number }>(REVIEWS, { params: { id: user.id } })).body.total;
const stateFor = async (as: TestUser, tender: { id: string }) =>
  (await call<FeedbackState>(FEEDBACK, { as, params: { tenderId: tender.id } })).body;

/** A finished job in dispute, about which both have written. */
async function aDisputeWithReviews() {
  const finished = await aCompletedTender();
  const { client, pro, tender } = finished;
  const { body: dispute } = await open(client, tender);
  await rate(client, tender, 1);
  await rate(pro, tender, 5);
  return { ...finished, dispute };
}

/** The same, and both want the team to decide. */
async function inMediation() {
  const market = await aDisputeWithReviews();
  const { body: asked } = await act(market.client, market.dispute, { act: "mediate" });
  const { body: dispute } = await act(market.pro, asked, { act: "mediate" });
  return { ...market, dispute };
}

describe("the reviews of a job in dispute", () => {
  it("wait, also when both have written, and appear when the dispute is over", async () => {
    const { client, pro, tender, dispute } = await aDisputeWithReviews();
    expect([await publishedOf(pro), await ratingOf(pro)]).toEqual([0, NONE]);
    expect(await stateFor(pro, tender)).toMatchObject({ other: null, isHeldBack: true });
    expect(await notificationTypesOf(pro)).not.toContain("FEEDBACK");

    await act(client, dispute, { act: "withdraw" });
    expect(await stateFor(pro, tender)).toMatchObject({ other: { rating: 1 }, isHeldBack: false });
    expect([await publishedOf(pro), await publishedOf(client)]).toEqual([1, 1]);
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 1, ratingCount: 1 });
    expect((await notificationTypesOf(pro)).filter((type) => type === "FEEDBACK")).toHaveLength(1);
  });

  it("wait after the 14 days, too", async () => {
    const { client, pro, tender } = await aCompletedTender();
    await rate(client, tender, 2);
    const { body: dispute } = await open(pro, tender);
    const over = new Date(Date.now() + 15 * DAY_MS);
    await publishOverdueFeedback(over);
    expect(await publishedOf(pro)).toBe(0);
    await act(pro, dispute, { act: "withdraw" });
    // One alone still waits for the end of the 14 days.
    expect(await publishedOf(pro)).toBe(0);
    await publishOverdueFeedback(over);
    expect(await publishedOf(pro)).toBe(1);
  });

  it("stay when the decision says so", async () => {
    const { pro, dispute } = await inMediation();
    await act(await anAdmin(), dispute, { act: "decide" });
    expect([await publishedOf(pro), await ratingOf(pro)]).toEqual([1, { ratingAverage: 1, ratingCount: 1 }]);
  });

  it("are in no list and no average when the decision says that they do not stay", async () => {
    const { client, pro, tender, dispute } = await inMediation();
    const decision = { act: "decide", reviewStays: false } as const;
    await act(await anAdmin(), dispute, decision);
    for (const side of [client, pro])
      expect([await publishedOf(side), await ratingOf(side)]).toEqual([0, NONE]);
    expect(await stateFor(pro, tender)).toMatchObject({
      other: null,
      hasOtherWritten: false,
      mayReply: false,
    });
    await publishOverdueFeedback(new Date(Date.now() + 15 * DAY_MS));
    expect(await publishedOf(pro)).toBe(0);
  });

  it("disappear although they were published before, and others of the person stay", async () => {
    const { client, pro, tender } = await aCompletedTender();
    await rate(client, tender, 1);
    await rate(pro, tender, 5);
    const other = await aCompletedTender();
    await db.offer.updateMany({ where: { tenderId: other.tender.id }, data: { proId: pro.id } });
    await db.tender.update({ where: { id: other.tender.id }, data: { recipientId: pro.id } });
    await rate(other.client, other.tender, 4);
    await rate(pro, other.tender, 4);
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 2.5, ratingCount: 2 });

    const { body: dispute } = await open(pro, tender);
    const { body: asked } = await act(client, dispute, { act: "mediate" });
    const { body: begun } = await act(pro, asked, { act: "mediate" });
    const decision = { act: "decide", reviewStays: false } as const;
    await act(await anAdmin(), begun, decision);
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 4, ratingCount: 1 });
    expect([await publishedOf(pro), await publishedOf(client)]).toEqual([1, 0]);
  });

  it("cannot be written once the decision has ruled them out", async () => {
    const { client, pro, tender } = await aCompletedTender();
    const { body: dispute } = await open(client, tender);
    const { body: asked } = await act(client, dispute, { act: "mediate" });
    const { body: begun } = await act(pro, asked, { act: "mediate" });
    const decision = { act: "decide", reviewStays: false } as const;
    await act(await anAdmin(), begun, decision);
    expect(refusal(await rate(client, tender, 1))).toEqual([409, "feedback_closed"]);
    expect((await stateFor(pro, tender)).mayWrite).toBe(false);
    const params = { tenderId: tender.id };
    expect((await call<TenderView>(TENDER, { as: pro, params })).body.may).not.toContain("feedback");
  });
});

/** A dispute about a job whose work was reported as done a while ago. */
async function aReportedDispute(daysAgo: number) {
  const market = await aDispute();
  const finishRequestedAt = new Date(Date.now() - daysAgo * DAY_MS);
  await db.tender.update({ where: { id: market.tender.id }, data: { finishRequestedAt } });
  return market;
}

const statusOf = async ({ id }: { id: string }) =>
  (await db.tender.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;
/** Runs the timers hour by hour for some days. */
async function runFor(days: number, from = Date.now()) {
  for (let hour = 0; hour <= days * 24; hour += 6) await runTimers(new Date(from + hour * 3_600_000));
}

describe("by itself", () => {
  it("nothing completes by silence while a dispute is open, and only a day after it is over", async () => {
    const { client, tender, dispute } = await aReportedDispute(20);
    await runFor(2);
    expect(await statusOf(tender)).toBe("ACCEPTED");
    expect(await notificationTypesOf(client)).not.toContain("FINISH_REMINDER");

    await act(client, dispute, { act: "withdraw" });
    await runTimers(new Date());
    expect(await notificationTypesOf(client)).toContain("FINISH_REMINDER");
    expect(await statusOf(tender)).toBe("ACCEPTED");
    await runTimers(new Date(Date.now() + DAY_MS + 60_000));
    expect(await statusOf(tender)).toBe("COMPLETED");
  }, 60_000);

  it("what was reminded of before completes a day after the dispute at the earliest", async () => {
    const { client, tender } = await anAcceptedTender();
    const finishRequestedAt = new Date(Date.now() - 6.5 * DAY_MS);
    await db.tender.update({ where: { id: tender.id }, data: { finishRequestedAt } });
    await runTimers(new Date());
    const { body: dispute } = await open(client, tender);
    await act(client, dispute, { act: "withdraw" });
    const { closedAt } = await rowOf(dispute);
    const after = closedAt!.getTime() + DAY_MS;
    await runTimers(new Date(after - 1));
    expect(await statusOf(tender)).toBe("ACCEPTED");
    await runTimers(new Date(after + 1));
    expect(await statusOf(tender)).toBe("COMPLETED");
  });
});

it("a dispute about an agreement that ended holds up nothing of the next BEE's", async () => {
  const { client, tender, offers, pros } = await anAcceptedTender(2);
  await open(client, tender);
  await db.tender.update({
    where: { id: tender.id },
    data: {
      recipientId: pros[1]!.id,
      acceptedOfferId: offers[1]!.id,
      finishRequestedAt: new Date(Date.now() - 8 * DAY_MS),
    },
  });
  await runTimers(new Date());
  expect(await notificationTypesOf(client)).toContain("FINISH_REMINDER");
  await runTimers(new Date(Date.now() + DAY_MS + 60_000));
  expect(await statusOf(tender)).toBe("COMPLETED");
});

describe("an account", () => {
  it("stays while a dispute of a finished job is open", async () => {
    const { client, tender } = await aCompletedTender();
    const { body: dispute } = await open(client, tender);
    const remove = () =>
      call<{ code?: string }>(DELETE, {
        as: client,
        params: { id: client.id },
        body: { password: PASSWORD },
      });
    expect(refusal(await remove())).toEqual([409, "in_dispute"]);
    await act(client, dispute, { act: "withdraw" });
    expect((await remove()).status).toBe(204);
  });

  it("exports its disputes, what both said, and when an admin read the conversation", async () => {
    const { client, pro, admin, dispute } = await aMediation();
    await messagesOf(admin, dispute);
    for (const [side, isMine] of [
      [client, true],
      [pro, false],
    ] as const) {
      const rows: unknown[] = [];
      for await (const row of rowsOf(LISTS.disputes!(side.id))) rows.push(row);
      expect(rows).toMatchObject([{ reason: "DAMAGE", opened_by_me: isMine, photos: [] }]);
      expect(rows[0]).toHaveProperty("read_by_admins_at.0");
      expect(JSON.stringify(rows)).not.toContain(admin.id);
    }
  });
});
