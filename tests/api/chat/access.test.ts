import { describe, expect, it } from "vitest";
import { GET as list } from "@/app/api/conversations/route";
import { GET, POST } from "@/app/api/tenders/[tenderId]/messages/route";
import { PATCH } from "@/app/api/tenders/[tenderId]/messages/read/route";
import { PATCH as finish } from "@/app/api/tenders/[tenderId]/finish/route";
import { PATCH as accept } from "@/app/api/offers/[offerId]/accept/route";
import { PATCH as withdraw } from "@/app/api/offers/[offerId]/withdraw/route";
import { DELETE as remove } from "@/app/api/users/[id]/route";
import { jobs as fileJobs } from "@/lib/files/jobs";
import { conversationListView } from "@/lib/chat/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { runJobs } from "@/tests/support/run-jobs";
import {
  aClient,
  anAcceptedTender,
  anAdmin,
  anOffer,
  PASSWORD,
  aPro,
  aTender,
  type TestUser,
} from "@/tests/support/factories";
import { anUpload, aConversation, markRead, pageOf, send, trySend, type Conversation } from "./conversation";

type ConversationParams = { tenderId: string; proId?: string };

/** The answers of the three calls to a user, as "status code field". */
async function answersTo(as: TestUser, { tenderId, proId }: ConversationParams): Promise<string[]> {
  const params = { tenderId };
  const answers = [
    await call<unknown>(GET, { as, params, query: { proId } }),
    await call<unknown>(POST, { as, params, body: { proId, text: "Let me in", clientMessageId: newId() } }),
    await call<unknown>(PATCH, { as, params, body: { proId, seq: 1 } }),
  ];
  return answers.map(({ status, body }) => {
    const { code, errors = [] } = (body ?? {}) as { code?: string; errors?: { path: string }[] };
    return [status, code, ...errors.map(({ path }) => path)].filter(Boolean).join(" ");
  });
}

const everyAnswer = async (as: TestUser, conversationParams: ConversationParams) => {
  const answers = new Set(await answersTo(as, conversationParams));
  expect([...answers]).toHaveLength(1);
  return [...answers][0];
};

/** Everything that a stranger's call could have changed. */
async function stateOf({ tenderId }: Conversation): Promise<unknown> {
  return db.conversation.findMany({
    where: { tenderId },
    select: { lastSeq: true, lastMessageAt: true, participants: true, messages: true },
    orderBy: { id: "asc" },
  });
}

describe("a conversation", () => {
  it("does not exist for strangers, whatever they guess, and nothing changes", async () => {
    const conversation = await aConversation();
    const { tenderId, client, pro } = conversation;
    const accepted = await anAcceptedTender();
    const [stranger, otherPro] = [await aClient(), await aPro()];
    const before = await stateOf(conversation);

    expect(await everyAnswer(stranger, { tenderId, proId: pro.id })).toBe("404 tender_not_found");
    expect(await everyAnswer(stranger, { tenderId })).toBe("404 tender_not_found");
    expect(await everyAnswer(client, { tenderId: newId(), proId: pro.id })).toBe("404 tender_not_found");
    expect(await everyAnswer(client, { tenderId, proId: newId() })).toBe("404 conversation_not_found");
    expect(await everyAnswer(client, { tenderId, proId: otherPro.id })).toBe("404 conversation_not_found");
    expect(await everyAnswer(client, { tenderId, proId: client.id })).toBe("404 conversation_not_found");
    expect(await everyAnswer(pro, { tenderId, proId: otherPro.id })).toBe("404 conversation_not_found");
    // Tenders with an accepted offer are not visible to PROs without an offer there.
    expect(await everyAnswer(otherPro, { tenderId: accepted.tender.id })).toBe("404 tender_not_found");
    expect(await stateOf(conversation)).toEqual(before);
  });

  it("is opened by an offer: a PRO who only sees the tender learns that", async () => {
    const conversation = await aConversation();
    const otherPro = await aPro();
    const before = await stateOf(conversation);

    expect(await everyAnswer(otherPro, { tenderId: conversation.tenderId })).toBe("403 chat_needs_offer");
    expect(await everyAnswer(otherPro, { tenderId: conversation.tenderId, proId: conversation.pro.id })).toBe(
      "403 chat_needs_offer",
    );
    expect(await stateOf(conversation)).toEqual(before);
    await anOffer({ tender: { id: conversation.tenderId }, pro: otherPro });
    expect((await trySend({ ...conversation, pro: otherPro }, otherPro, { text: "Hello" })).status).toBe(201);
    expect((await pageOf(conversation, conversation.client)).lastSeq).toBe(1);
  });

  it("asks the client with whom, and is none of the admins' business", async () => {
    const { tenderId, client, pro } = await aConversation();

    expect(await everyAnswer(client, { tenderId })).toBe("422 validation_failed proId");
    expect(await everyAnswer(await anAdmin(), { tenderId, proId: pro.id })).toBe("403 wrong_role");
    expect(await everyAnswer(await anAdmin(), { tenderId: newId() })).toBe("404 tender_not_found");
  });

  it("is closed to visitors and to ids that are none", async () => {
    const { tenderId, client } = await aConversation();

    expect((await call(list)).status).toBe(401);
    for (const handler of [GET, POST, PATCH])
      expect((await call(handler, { params: { tenderId } })).status).toBe(401);
    expect((await call(GET, { as: client, params: { tenderId: "1 OR 1=1" } })).status).toBe(422);
    expect((await call(GET, { as: client, params: { tenderId }, query: { proId: "me" } })).status).toBe(422);
    expect((await call(list, { as: client, query: { tenderId: "mine" } })).status).toBe(422);
  });

  it("is read, but not written in, before the own address is confirmed", async () => {
    const conversation = await aConversation();
    await db.user.update({
      where: { id: conversation.pro.id },
      data: { emailConfirmedAt: null },
      select: { id: true },
    });

    expect(await answersTo(conversation.pro, { tenderId: conversation.tenderId })).toEqual([
      "200",
      "403 email_not_confirmed",
      "204",
    ]);
  });

  it("stays open after the work is done, and after the offer was taken back", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    const done = { client, pro, tenderId: tender.id };
    const params = { tenderId: tender.id };
    expect((await call(finish, { as: client, params, body: { version: tender.version } })).status).toBe(200);
    const over = await aConversation();
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { tenderId: over.tenderId } });
    expect((await call(withdraw, { as: over.pro, params: { offerId } })).status).toBe(200);

    for (const conversation of [done, over]) {
      for (const user of [conversation.client, conversation.pro]) {
        expect((await trySend(conversation, user, { text: "Thank you" })).status).toBe(201);
        expect((await pageOf(conversation, user)).items.at(-1)).toMatchObject({ text: "Thank you" });
      }
    }
  });
});

describe("the partner", () => {
  it("is a client by first name and initial until the two have agreed, in conversation and list", async () => {
    const client = await aClient({ firstName: "Petra", lastName: "Nová" });
    const tender = await aTender({ client });
    const [pro, rival] = [await aPro(), await aPro()];
    const { id: offerId } = await anOffer({ tender, pro });
    await anOffer({ tender, pro: rival });
    const namesFor = async (viewer: TestUser) => {
      const page = await pageOf({ client, pro: viewer, tenderId: tender.id }, viewer);
      const { items } = read(conversationListView, await call(list, { as: viewer }));
      return [page.partner.name, ...items.map(({ partner }) => partner.name)];
    };

    expect(await namesFor(pro)).toEqual(["Petra N.", "Petra N."]);
    await call(accept, { as: client, params: { offerId }, body: { version: 1 } });

    expect(await namesFor(pro)).toEqual(["Petra Nová", "Petra Nová"]);
    expect(await namesFor(rival)).toEqual(["Petra N.", "Petra N."]);
  });
});

describe("a partner who has left", () => {
  it("has no name, their words and files stay, and nobody can write to them any more", async () => {
    const conversation = await aConversation();
    const photo = await anUpload(conversation.client);
    await send(conversation, conversation.client, { text: "My bell says 11", fileIds: [photo] });
    const gone = await call(remove, {
      as: conversation.client,
      params: { id: conversation.client.id },
      body: { password: PASSWORD },
    });
    expect(gone.status).toBe(204);
    await runJobs(fileJobs);

    const page = await pageOf(conversation, conversation.pro);

    expect(page.partner).toMatchObject({
      id: conversation.client.id,
      name: "",
      photo: null,
      isOnline: false,
      lastSeenAt: null,
    });
    expect(page.items.map(({ text, systemCode }) => systemCode ?? text)).toEqual([
      "OFFER_SENT",
      "My bell says 11",
      "TENDER_CANCELED",
    ]);
    expect(page.items[1]!.files).toMatchObject([{ publicId: photo }]);
    const refused = await trySend(conversation, conversation.pro, { text: "Hello?" });
    expect([refused.status, refused.body]).toMatchObject([409, { code: "partner_left" }]);
    expect((await markRead(conversation, conversation.pro, 3)).status).toBe(204);
    const { items } = read(conversationListView, await call(list, { as: conversation.pro }));
    expect(items).toMatchObject([{ partner: { name: "" }, unread: 0, tenderStatus: "CANCELED" }]);
  });
});
