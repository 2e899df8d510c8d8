import { describe, expect, it } from "vitest";
import { GET as CONVERSATIONS } from "@/app/api/conversations/route";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { POST as SAVE } from "@/app/api/saved-searches/route";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { GET as OFFERS, POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { GET as TENDER } from "@/app/api/tenders/[tenderId]/route";
import { expireTender } from "@/lib/agreements/service/expire-tender";
import { countUnread } from "@/lib/notifications/data";
import { notify } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { matchTender } from "@/lib/saved-searches/service/match-tender";
import { lockTender } from "@/lib/tenders/data/lock-tender";
import { aConversation, pageOf, send, trySend, type Conversation } from "@/tests/api/chat/conversation";
import { call } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  anAcceptedTender,
  anOfferBody,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { notificationTypesOf, recordEmits, systemMessagesOf } from "@/tests/support/observe";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";
import { mailsTo } from "@/tests/support/run-jobs";
import { block, unblock } from "./block";

const conversationsOf = async (as: TestUser) =>
  (await call<{ items: { tenderId: string }[]; total: number }>(CONVERSATIONS, { as })).body;
const statusFor = async (as: TestUser, tender: { id: string }) =>
  (await call(TENDER, { as, params: { tenderId: tender.id } })).status;

async function cancel(as: TestUser, { id }: { id: string }) {
  const { version } = await db.tender.findUniqueOrThrow({ where: { id }, select: { version: true } });
  const body = { version, reason: "SCHEDULE" };
  expect((await call(CANCEL, { as, params: { tenderId: id }, body })).status).toBe(200);
}

describe("an open offer of somebody who is blocked", () => {
  it("is gone from the client's list, cannot be accepted, and comes back with the block's end", async () => {
    const { client, tender, pros, offers } = await aTenderWithOffers(2);
    const [pro, offer] = [pros[0]!, offers[0]!];
    const offersOf = async () =>
      (await call<{ items: { id: string }[] }>(OFFERS, { as: client, params: { tenderId: tender.id } })).body;
    const counted = async () =>
      (await db.tender.findUniqueOrThrow({ where: { id: tender.id }, select: { offerCount: true } }))
        .offerCount;
    await block(client, pro);
    expect(await counted()).toBe(1);

    expect(JSON.stringify(await offersOf())).not.toContain(offer.id);
    expect(JSON.stringify(await offersOf())).toContain(offers[1]!.id);
    const params = { offerId: offer.id };
    const body = { version: offer.version };
    expect((await call(ACCEPT, { as: client, params, body })).status).toBe(404);
    expect((await call(WITHDRAW, { as: pro, params })).status).toBe(404);
    expect(await statusFor(pro, tender)).toBe(404);

    await unblock(client, pro);
    expect(await counted()).toBe(2);
    expect(JSON.stringify(await offersOf())).toContain(offer.id);
    expect(await statusFor(pro, tender)).toBe(200);
  });
});

describe("the chat of two of whom one blocks the other", () => {
  it("is closed and out of both lists and badges, without a word to either", async () => {
    const chat = await aConversation();
    const { client, pro } = chat;
    await send(chat, pro, "May I come on Monday?");
    const before = await notificationTypesOf(pro);
    await block(client, pro);

    for (const as of [client, pro]) {
      expect((await trySend(chat, as, { text: "Hello?" })).status).toBe(404);
      expect(await conversationsOf(as)).toMatchObject({ items: [], total: 0 });
      expect((await countUnread(db, as.id)).messages).toBe(0);
    }
    expect(await notificationTypesOf(pro)).toEqual(before);
  });

  it("goes on in a running job, and is read afterwards", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    const chat: Conversation = { client, pro, tenderId: tender.id };
    await block(pro, client);

    await send(chat, client, "The key is under the mat.");
    await send(chat, pro, "Thank you.");
    expect((await conversationsOf(client)).total).toBe(1);
    expect((await countUnread(db, client.id)).messages).toBe(1);
    expect(await statusFor(pro, tender)).toBe(200);
    const mails = (await mailsTo(client.email)).filter(({ subject }) => subject.startsWith("New message"));
    expect(mails.map(({ text }) => text.includes("Thank you."))).toEqual([true]);

    await db.user.update({ where: { id: pro.id }, data: { lastSeenAt: new Date() }, select: { id: true } });
    expect((await pageOf(chat, client)).partner).toMatchObject({ isOnline: false, lastSeenAt: null });

    const done = await aCompletedTender();
    const over: Conversation = { client: done.client, pro: done.pro, tenderId: done.tender.id };
    await block(done.client, done.pro);
    expect((await pageOf(over, done.pro)).items.length).toBeGreaterThan(0);
    expect((await trySend(over, done.client, { text: "One more thing" })).status).toBe(404);
  });
});

describe("what a BEE learns unasked", () => {
  it("is nothing of a client's tender across a block: no match, no change, no answer", async () => {
    const { client, tender, pros } = await aTenderWithOffers(1);
    const [pro, other] = [pros[0]!, await aPro()];
    const body = { name: "Walls", filters: { subcategorySlugs: ["painting"] } };
    for (const as of [pro, other]) await call(SAVE, { as, body });
    await block(pro, client);
    const before = await notificationTypesOf(pro);

    await matchTender({ tenderId: tender.id, before: null });
    await transact((work) => notify(work, { type: "TENDER_CHANGED", userId: pro.id, tenderId: tender.id }));
    await transact((work) => notify(work, { type: "ANSWER", userId: pro.id, tenderId: tender.id }));

    expect(await notificationTypesOf(pro)).toEqual(before);
    const select = { search: { select: { userId: true } } };
    const matched = await db.searchMatch.findMany({ where: { tenderId: tender.id }, select });
    const userIds = matched.map(({ search }) => search.userId);
    expect([userIds.includes(other.id), userIds.includes(pro.id)]).toEqual([true, false]);
  });

  it.each(["canceled", "expired"])("is nothing of an open tender that is %s", async (end) => {
    const { client, tender, pros } = await aTenderWithOffers(2);
    const [pro, other] = [pros[0]!, pros[1]!];
    await block(client, pro);
    const before = await notificationTypesOf(pro);
    const { emitted, stop } = recordEmits();

    if (end === "canceled") await cancel(client, tender);
    else await transact(async (work) => expireTender(work, await lockTender(work.tx, tender.id)));
    stop();

    expect(await notificationTypesOf(pro)).toEqual(before);
    expect(await notificationTypesOf(other)).toContain(`TENDER_${end.toUpperCase()}`);
    const heard = emitted.flatMap(({ userIds }) => userIds);
    expect([heard.includes(other.id), heard.includes(pro.id)]).toEqual([true, false]);
    // Once the block has ended, the conversation says what became of the tender.
    await unblock(client, pro);
    expect((await systemMessagesOf(tender, pro)).at(-1)).toMatch(`TENDER_${end.toUpperCase()}`);
  });

  it("is the end of a running job, too", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    await block(client, pro);
    const { emitted, stop } = recordEmits();
    await cancel(client, tender);
    stop();
    expect(await notificationTypesOf(pro)).toContain("TENDER_CANCELED");
    const changes = emitted.filter(({ event }) => event === "TENDER_CHANGED");
    expect(changes.flatMap(({ userIds }) => userIds)).toContain(pro.id);
  });

  it("does not keep a BEE from leaving a running job", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    await block(client, pro);
    const body = { version: tender.version, reason: "SCHEDULE" };
    const { status } = await call(RELEASE, { as: pro, params: { tenderId: tender.id }, body });

    expect(status).toBe(200);
    expect(await notificationTypesOf(client)).toContain("TENDER_RELEASED");
    // What the two had agreed on stays to be contested and rated.
    expect(await statusFor(pro, tender)).toBe(200);
  });

  it("is everything of a running job", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    await block(client, pro);
    await transact((work) => notify(work, { type: "TENDER_CHANGED", userId: pro.id, tenderId: tender.id }));

    expect(await notificationTypesOf(pro)).toContain("TENDER_CHANGED");
  });
});

describe("at the same moment", { timeout: ROUNDS_TIMEOUT_MS }, () => {
  it("no message is written after the block", () =>
    rounds(async () => {
      const chat = await aConversation();
      const [answer] = await Promise.all([
        trySend(chat, chat.pro, { text: "Hello" }),
        block(chat.client, chat.pro),
        trySend(chat, chat.client, { text: "Hello" }),
      ]);

      const { createdAt } = await db.block.findFirstOrThrow({ where: { blockerId: chat.client.id } });
      const messages = await db.message.findMany({ where: { conversation: { tenderId: chat.tenderId } } });
      expect(messages.filter((message) => message.createdAt > createdAt)).toEqual([]);
      expect(messages.some(({ senderId }) => senderId === chat.pro.id)).toBe(answer.status === 201);
    }));

  it("no offer arrives after the block", () =>
    rounds(async () => {
      const [client, pro] = [await aClient(), await aPro()];
      const tender = await aTender({ client });
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const [answer] = await Promise.all([
        call(SEND, { as: pro, params: { tenderId: tender.id }, headers, body: anOfferBody() }),
        block(client, pro),
      ]);

      const { createdAt } = await db.block.findFirstOrThrow({ where: { blockerId: client.id } });
      const sent = await db.message.findMany({ where: { conversation: { tenderId: tender.id } } });
      expect(sent.filter((message) => message.createdAt > createdAt)).toEqual([]);
      expect(await systemMessagesOf(tender, pro)).toHaveLength(answer.status === 201 ? 1 : 0);
      expect(await notificationTypesOf(client)).toHaveLength(answer.status === 201 ? 1 : 0);
    }));

  it("two who block each other both do", () =>
    rounds(async () => {
      const chat = await aConversation();
      const answers = await Promise.all([block(chat.client, chat.pro), block(chat.pro, chat.client)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }));
});
