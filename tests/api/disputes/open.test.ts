import { describe, expect, it } from "vitest";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import type { FileView } from "@/lib/files/schema";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  actorOf,
  anAcceptedTender,
  anAdmin,
  anOffer,
  aPro,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { notificationsOf, recordEmits, systemMessagesOf } from "@/tests/support/observe";
import { aForm, aPicture } from "../files/pictures";
import {
  act,
  aDispute,
  aMediation,
  at,
  DAY_MS,
  DECISION,
  end,
  HOUR_MS,
  ofTender,
  open,
  refusal,
  TALK_MS,
  WRONG,
} from "./disputing";

async function photosOf(as: TestUser, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const body = aForm([{ bytes: await aPicture(), name: "a.png" }], { folder: "tenders" });
    ids.push((await call<FileView>(upload, { as, body })).body.publicId);
  }
  return ids;
}

describe("a dispute", () => {
  it("is opened by the client or the BEE of an agreement, who has 72 hours to settle it with the other", async () => {
    for (const side of ["client", "pro"] as const) {
      const agreed = await anAcceptedTender();
      const { emitted, stop } = recordEmits();
      const { status, body } = await open(agreed[side], agreed.tender);
      stop();

      const other = side === "client" ? agreed.pro : agreed.client;
      expect(status).toBe(201);
      expect(body).toMatchObject({ ...WRONG, status: "TALK", version: 1, answer: null, proposal: null });
      expect(body.openedBy).toBe(side === "client" ? "CLIENT" : "PRO");
      expect(Date.parse(body.talkUntil) - Date.parse(body.createdAt)).toBe(TALK_MS);
      expect(body.may).toEqual(["propose", "mediate", "withdraw"]);
      expect((await ofTender(other, agreed.tender)).items[0]?.may).toEqual(["answer", "propose", "mediate"]);
      expect((await notificationsOf(other)).at(-1)).toMatchObject({
        type: "DISPUTE",
        actorId: agreed[side].id,
        params: { status: "OPENED" },
      });
      expect((await systemMessagesOf(agreed.tender, agreed.pro)).at(-1)).toBe("3 DISPUTE_OPENED");
      const changed = emitted.filter(({ event }) => event === "TENDER_CHANGED");
      expect(changed.map(({ userIds }) => userIds)).toEqual([[agreed.client.id, agreed.pro.id]]);
    }
  });

  it("shows up to five photos of the one who says so, in their order", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    const photoIds = await photosOf(client, 5);
    const { body } = await open(client, tender, { photoIds });
    expect(body.photos.map(({ publicId }) => publicId)).toEqual(photoIds);
    const [photo] = (await ofTender(pro, tender)).items[0]?.photos ?? [];
    expect(photo?.url).toContain("signature=");

    const answerIds = await photosOf(pro, 2);
    const given = { act: "answer", photoIds: answerIds } as const;
    const { body: answered } = await act(pro, body, given);
    expect(answered.answer?.photos.map(({ publicId }) => publicId)).toEqual(answerIds);
    expect(answered.photos).toHaveLength(5);
    const files = await db.file.findMany({ where: { publicId: { in: [...photoIds, ...answerIds] } } });
    expect(new Set(files.map(({ attachedTo }) => attachedTo))).toEqual(new Set(["DISPUTE"]));
  });

  it("refuses photos of others, six of them, too few words and a reason that is none", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    for (const changes of [
      { photoIds: await photosOf(pro, 1) },
      { photoIds: await photosOf(client, 6) },
      { text: "x".repeat(19) },
      { text: `${" ".repeat(10)}${"x".repeat(19)}` },
      { text: "x".repeat(2001) },
      { reason: "BAD_MOOD" },
    ])
      expect((await open(client, tender, changes)).status).toBe(422);
    expect(await db.dispute.count({ where: { tenderId: tender.id } })).toBe(0);
    expect((await open(client, tender, { text: "x".repeat(2000) })).status).toBe(201);
  });

  it("is about a payment for the BEE alone, since it is the client who pays", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    const { status, body } = await open(client, tender, { reason: "UNPAID" });
    expect([status, body.errors]).toMatchObject([422, [{ path: "reason", code: "choose" }]]);
    expect(await db.dispute.count({ where: { tenderId: tender.id } })).toBe(0);
    expect((await open(pro, tender, { reason: "UNPAID" })).status).toBe(201);
  });

  it("is one per press, however often it is sent", async () => {
    const { client, tender } = await anAcceptedTender();
    const presses = await Promise.all([1, 2, 3].map(() => open(client, tender, {}, "one-press")));
    expect(presses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(presses.map(({ body }) => body.id)).size).toBe(1);
    expect(refusal(await open(client, tender, { reason: "PRICE" }, "one-press"))).toEqual([
      409,
      "idempotency_key_reused",
    ]);
  });

  it("is one at a time, and possible again after it was taken back", async () => {
    const { client, pro, tender, dispute } = await aDispute();
    expect(refusal(await open(pro, tender))).toEqual([409, "dispute_open"]);
    expect((await ofTender(pro, tender)).mayOpen).toBe(false);
    await act(client, dispute, { act: "withdraw" });
    expect((await open(pro, tender)).status).toBe(201);
  });

  it("is not possible any more once an admin has decided about the agreement", async () => {
    const { client, pro, tender, dispute, admin } = await aMediation();
    await act(admin, dispute, DECISION);
    for (const side of [client, pro])
      expect(refusal(await open(side, tender))).toEqual([409, "dispute_decided"]);
    expect((await ofTender(client, tender)).mayOpen).toBe(false);
  });

  it("is for the two of an agreement alone", async () => {
    const { client, tender } = await anAcceptedTender(2);
    const rival = await aPro();
    const other = await anAcceptedTender();
    for (const stranger of [rival, other.pro, other.client, await aClient(), await anAdmin()])
      expect(refusal(await open(stranger, tender))).toEqual([404, "tender_not_found"]);
    await db.user.update({ where: { id: client.id }, data: { emailConfirmedAt: null } });
    expect(refusal(await open(client, tender))).toEqual([403, "email_not_confirmed"]);
  });

  it("is not for a BEE whose offer was not chosen, who learns nothing of it either", async () => {
    const { client, tender, pros } = await anAcceptedTender(2);
    await open(client, tender);
    const rival = pros[1]!;
    expect(refusal(await open(rival, tender))).toEqual([404, "tender_not_found"]);
    expect(await ofTender(rival, tender)).toEqual({
      items: [],
      mayOpen: false,
      openUntil: null,
      partner: null,
    });
  });

  it("needs an agreement", async () => {
    const { client, pros, tender } = await aTenderWithOffers(1);
    expect(refusal(await open(client, tender))).toEqual([409, "dispute_not_possible"]);
    expect(refusal(await open(pros[0]!, tender))).toEqual([404, "tender_not_found"]);
  });
});

describe("the time for it", () => {
  it("ends 14 days after the work was finished, to the millisecond", async () => {
    const { client, pro, tender } = await aCompletedTender();
    const completedAt = new Date();
    await db.tender.update({ where: { id: tender.id }, data: { completedAt } });
    await at(new Date(completedAt.getTime() + 14 * DAY_MS), async () => {
      expect(refusal(await open(client, tender))).toEqual([409, "dispute_too_late"]);
      expect(await ofTender(pro, tender)).toMatchObject({ mayOpen: false, openUntil: null });
    });
    await at(new Date(completedAt.getTime() + 14 * DAY_MS - 1), async () => {
      const until = new Date(completedAt.getTime() + 14 * DAY_MS).toISOString();
      expect(await ofTender(client, tender)).toMatchObject({ mayOpen: true, openUntil: until });
      expect((await open(client, tender)).status).toBe(201);
    });
  });

  it.each([
    ["the client released it", "client", "release"],
    ["the BEE released it", "pro", "release"],
    ["the client canceled it", "client", "cancel"],
  ] as const)("ends 48 hours after %s, and the other one may contest it", async (_, who, how) => {
    const { client, pro, tender } = await anAcceptedTender();
    const [ender, other] = who === "client" ? [client, pro] : [pro, client];
    await end(ender, tender, how);
    const where = { tenderId: tender.id, move: { in: ["RELEASE" as const, "CANCEL" as const] } };
    const event = await db.tenderEvent.findFirstOrThrow({ where });
    const over = event.at.getTime() + 48 * HOUR_MS;

    await at(new Date(over), async () => {
      expect(refusal(await open(other, tender))).toEqual([409, "dispute_too_late"]);
      expect(refusal(await open(ender, tender))).toEqual([409, "dispute_not_possible"]);
    });
    await at(new Date(over - 1), async () => {
      expect(refusal(await open(ender, tender))).toEqual([409, "dispute_not_possible"]);
      // Who has left is named all the same, a client by the short name again.
      const partner = { id: ender.id, name: who === "client" ? "Nora B." : "Tomáš Dvořák" };
      expect(await ofTender(other, tender)).toMatchObject({ mayOpen: true, partner });
      expect((await ofTender(ender, tender)).partner).toBeNull();
      const { status, body } = await open(other, tender);
      expect([status, body.openedBy, body.pro.id, body.client.id]).toEqual([
        201,
        who === "client" ? "PRO" : "CLIENT",
        pro.id,
        client.id,
      ]);
    });
  });

  it("goes on for the one who was released when another BEE does the work", async () => {
    const { client, pro, tender } = await anAcceptedTender(1);
    await end(client, tender);
    const next = await aPro();
    const offer = await anOffer({ tender, pro: next });
    const { id: offerId, version: seenVersion } = offer;
    await acceptOffer({ actor: actorOf(client), lang: "en", offerId, seenVersion });

    const { status, body } = await open(pro, tender);
    expect([status, body.pro.id]).toEqual([201, pro.id]);
    // The client's is with the BEE who has the job now.
    const own = await open(client, tender);
    expect([own.status, own.body.pro.id]).toEqual([201, next.id]);
    expect((await ofTender(next, tender)).items.map(({ id }) => id)).toEqual([own.body.id]);
    expect((await ofTender(client, tender)).items).toHaveLength(2);
  });

  it("does not run out while the work goes on, and finishing closes nothing", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    await at(new Date(Date.now() + 400 * DAY_MS), async () => {
      expect((await open(pro, tender)).status).toBe(201);
    });
    const request = { actor: actorOf(client), lang: "en", tenderId: tender.id } as const;
    await finishTender({ ...request, seenVersion: tender.version });
    expect((await ofTender(client, tender)).items[0]?.status).toBe("TALK");
  });
});
