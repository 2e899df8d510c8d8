import { describe, expect, it } from "vitest";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { GET as READ } from "@/app/api/tenders/[tenderId]/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { declineOffer } from "@/lib/offers/service/decline-or-withdraw";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { call } from "@/tests/support/call";
import {
  actorOf,
  aClient,
  aCompletedTender,
  anAcceptedTender,
  anAdmin,
  aPro,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { systemMessagesOf, notificationsOf, notificationTypesOf, offerStates } from "@/tests/support/observe";

type Answer = TenderView & { code?: string; errors?: { path: string }[] };
type Seen = { id: string; version: number };

const ask = (handler: RouteHandler, as: TestUser, { id, version }: Seen, more: object = {}) =>
  call<Answer>(handler, { as, params: { tenderId: id }, body: { version, ...more } });
const finish = (as: TestUser, tender: Seen) => ask(FINISH, as, tender);
const cancel = (as: TestUser, tender: Seen, more: object = { reason: "SCHEDULE" }) =>
  ask(CANCEL, as, tender, more);
const release = (as: TestUser, tender: Seen, more: object = { reason: "NO_SHOW" }) =>
  ask(RELEASE, as, tender, more);
const read = async (as: TestUser, { id }: { id: string }) =>
  (await call<Answer>(READ, { as, params: { tenderId: id } })).body;
const refusal = ({ status, body }: { status: number; body: Answer }) => [status, body.code];
const completedCounts = (users: TestUser[]) =>
  Promise.all(
    users.map(async ({ id }) => {
      const select = { completedCount: true };
      return (await db.user.findUniqueOrThrow({ where: { id }, select })).completedCount;
    }),
  );

describe("finishing the work", () => {
  it("counts for both sides, and asks both for feedback", async () => {
    const { client, pro, tender } = await anAcceptedTender();

    const answer = await finish(client, tender);

    expect(answer.body).toMatchObject({
      status: "COMPLETED",
      version: tender.version + 1,
      may: ["feedback", "chat"],
      contact: { name: "Tomáš Dvořák" },
    });
    expect(answer.body.feedbackClosesAt).not.toBeNull();
    expect((await notificationsOf(pro)).slice(1)).toMatchObject([
      { type: "WORK_FINISHED", actorId: client.id },
    ]);
    expect(await notificationTypesOf(client)).toEqual(["NEW_OFFER", "LEAVE_FEEDBACK"]);
    expect((await systemMessagesOf(tender, pro)).at(-1)).toBe("3 WORK_FINISHED");
    expect(await completedCounts([client, pro])).toEqual([1, 1]);
  });

  it("happens once", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    const answers = await Promise.all([finish(client, tender), finish(client, tender)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await completedCounts([client, pro])).toEqual([1, 1]);
  });

  it("is the creator's, on an accepted tender, in the version they saw", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    expect(refusal(await finish(pro, tender))).toEqual([403, "tender_not_yours"]);
    expect(refusal(await finish(await anAdmin(), tender))).toEqual([403, "tender_not_yours"]);
    expect(refusal(await finish(await aPro(), tender))).toEqual([404, "tender_not_found"]);
    expect(refusal(await finish(await aClient(), tender))).toEqual([404, "tender_not_found"]);
    expect(refusal(await finish(client, { ...tender, version: 1 }))).toEqual([409, "stale_version"]);
    const open = await aTenderWithOffers(1);
    expect(refusal(await finish(open.client, open.tender))).toEqual([409, "tender_not_open"]);
  });
});

describe("canceling a tender", () => {
  it("ends every offer that waits, and notifies their PROs why", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(3);
    await declineOffer({ actor: actorOf(client), offerId: offers[2]!.id, reason: "PRICE" });

    const answer = await cancel(client, tender, { reason: "FOUND_ELSEWHERE", note: " A friend helps. " });

    expect(answer.body).toMatchObject({
      status: "CANCELED",
      version: 2,
      cancelReason: "FOUND_ELSEWHERE",
      cancelNote: "A friend helps.",
      offerCount: 0,
      may: ["chat"],
    });
    expect(await offerStates(tender, pros)).toEqual([
      "DECLINED TENDER_CANCELED",
      "DECLINED TENDER_CANCELED",
      "DECLINED PRICE",
    ]);
    expect(await notificationsOf(pros[0]!)).toMatchObject([
      { type: "TENDER_CANCELED", actorId: client.id, params: { reason: "FOUND_ELSEWHERE" } },
    ]);
    expect(await systemMessagesOf(tender, pros[1]!)).toEqual(["1 OFFER_SENT", "2 TENDER_CANCELED"]);
    expect(await notificationTypesOf(pros[2]!)).toEqual(["OFFER_DECLINED"]);
  });

  it("works after accepting too; then nobody is bound any more", async () => {
    const { client, pro, tender, pros } = await anAcceptedTender(2);

    const answer = await cancel(client, tender);

    expect(answer.body).toMatchObject({
      status: "CANCELED",
      recipientId: null,
      agreedPriceMinor: null,
      acceptedOfferId: null,
      contact: null,
    });
    expect(await offerStates(tender, pros)).toEqual(["DECLINED TENDER_CANCELED", "DECLINED OTHER_CHOSEN"]);
    expect((await notificationTypesOf(pro)).at(-1)).toBe("TENDER_CANCELED");
    expect(await completedCounts([client, pro])).toEqual([0, 0]);
  });

  it("tells why the two of an agreement and admins, not the rivals whose offers had ended before", async () => {
    const { client, tender, pros } = await anAcceptedTender(2);
    const why = { cancelReason: "NO_SHOW", cancelNote: "Tomáš never came." };

    await cancel(client, tender, { reason: why.cancelReason, note: why.cancelNote });

    for (const one of [client, pros[0]!, await anAdmin()]) expect(await read(one, tender)).toMatchObject(why);
    expect(await read(pros[1]!, tender)).toMatchObject({ cancelReason: null, cancelNote: null });
    expect(await notificationTypesOf(pros[1]!)).toEqual(["OFFER_DECLINED"]);
  });

  it("needs a reason, and at most 500 letters of note", async () => {
    const { client, tender } = await aTenderWithOffers(0);
    expect((await cancel(client, tender, {})).body.errors?.[0]?.path).toBe("reason");
    expect((await cancel(client, tender, { reason: "BORED" })).status).toBe(422);
    const long = await cancel(client, tender, { reason: "OTHER", note: "a".repeat(501) });
    expect(long.body.errors?.[0]?.path).toBe("note");
  });

  it("is the creator's, once, before the work is finished", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    expect(refusal(await cancel(pro, tender))).toEqual([403, "tender_not_yours"]);
    expect(refusal(await cancel(await aPro(), tender))).toEqual([404, "tender_not_found"]);
    expect(refusal(await cancel(client, { ...tender, version: 1 }))).toEqual([409, "stale_version"]);
    expect((await cancel(client, tender)).status).toBe(200);
    expect(refusal(await cancel(client, { ...tender, version: 3 }))).toEqual([409, "tender_not_open"]);
    const done = await aCompletedTender();
    expect(refusal(await cancel(done.client, done.tender))).toEqual([409, "tender_not_open"]);
  });
});

describe("releasing an accepted tender", () => {
  it("by the client declines the offer and brings those back that had lost only to it", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(3);
    await declineOffer({ actor: actorOf(client), offerId: offers[2]!.id, reason: "SKILLS" });
    const job = await accepted(client, offers[0]!, tender);

    const answer = await release(client, job);

    expect(answer.body).toMatchObject({
      status: "NEW",
      version: 3,
      recipientId: null,
      acceptedOfferId: null,
      agreedPriceMinor: null,
      acceptedAt: null,
      offerCount: 1,
      may: ["edit", "accept", "cancel", "chat"],
    });
    expect(await offerStates(tender, pros)).toEqual(["DECLINED RELEASED", "ACTIVE", "DECLINED SKILLS"]);
    expect((await notificationsOf(pros[0]!)).at(-1)).toMatchObject({
      type: "TENDER_RELEASED",
      actorId: client.id,
      params: { reason: "NO_SHOW" },
    });
    expect((await notificationsOf(pros[1]!)).at(-1)).toMatchObject({
      type: "OFFER_RESTORED",
      actorId: client.id,
    });
    expect(await notificationTypesOf(pros[2]!)).toEqual(["OFFER_DECLINED"]);
    expect((await systemMessagesOf(tender, pros[0]!)).at(-1)).toBe("3 TENDER_RELEASED");
  });

  it("by the PRO withdraws the offer and notifies the client; the rivals do not learn who left", async () => {
    const { client, pro, tender, pros } = await anAcceptedTender(2);

    const answer = await release(pro, tender, { reason: "SCHEDULE", note: "I am ill." });

    expect(answer.body).toMatchObject({ status: "NEW", contact: null, ownOffer: { status: "WITHDRAWN" } });
    expect(answer.body.may).toContain("offer");
    expect(await offerStates(tender, pros)).toEqual(["WITHDRAWN", "ACTIVE"]);
    expect((await notificationsOf(client)).at(-1)).toMatchObject({
      type: "TENDER_RELEASED",
      actorId: pro.id,
      params: { reason: "SCHEDULE" },
    });
    expect((await notificationsOf(pros[1]!)).at(-1)).toMatchObject({
      type: "OFFER_RESTORED",
      actorId: client.id,
    });
    // What was added is part of that conversation and of no other.
    const noted = await db.message.findMany({
      where: { conversation: { tenderId: tender.id }, params: { path: ["note"], equals: "I am ill." } },
      select: { systemCode: true, conversation: { select: { proId: true } } },
    });
    expect(noted).toEqual([{ systemCode: "TENDER_RELEASED", conversation: { proId: pro.id } }]);
  });

  it("needs a side of the job, the version seen and an accepted tender", async () => {
    const { client, tender, pros } = await anAcceptedTender(2);
    expect(refusal(await release(pros[1]!, tender))).toEqual([403, "tender_not_yours"]);
    expect(refusal(await release(await aPro(), tender))).toEqual([404, "tender_not_found"]);
    expect(refusal(await release(client, { ...tender, version: 1 }))).toEqual([409, "stale_version"]);
    expect((await release(client, tender, {})).status).toBe(422);
    expect((await release(client, tender)).status).toBe(200);
    expect(refusal(await release(client, { ...tender, version: 3 }))).toEqual([409, "tender_not_open"]);
  });

  it("has one winner when both sides end it, or the client finishes it meanwhile", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    const both = await Promise.all([release(client, tender), release(pro, tender)]);
    // The slower one finds the tender open again, or no longer theirs.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);

    const other = await anAcceptedTender();
    const answers = await Promise.all([finish(other.client, other.tender), release(other.pro, other.tender)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

async function accepted(client: TestUser, offer: { id: string; version: number }, tender: { id: string }) {
  const { acceptOffer } = await import("@/lib/agreements/service/accept-offer");
  const seenVersion = offer.version;
  const answer = await acceptOffer({ actor: actorOf(client), lang: "en", offerId: offer.id, seenVersion });
  return { id: tender.id, version: answer.tender.version };
}
