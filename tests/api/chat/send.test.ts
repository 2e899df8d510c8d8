import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GET as getFile } from "@/app/api/files/[publicId]/route";
import { POST } from "@/app/api/tenders/[tenderId]/messages/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { POST as refresh } from "@/app/api/auth/refresh-token/route";
import { signedIn, tokens } from "@/lib/auth/schema";
import { messageView } from "@/lib/chat/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { anOffer, anOfferBody, aPro, PASSWORD, type TestUser } from "@/tests/support/factories";
import { anUpload, aConversation, pageOf, send, trySend, type Conversation } from "./conversation";

const messagesOf = async (chat: Conversation, as: TestUser) =>
  (await pageOf(chat, as)).items.map(({ text }) => text);

describe("a message", () => {
  it("is kept as the next of its conversation and answered as both will see it", async () => {
    const chat = await aConversation();
    const clientMessageId = newId();

    const answer = await trySend(chat, chat.client, {
      text: "  When can you start?  ",
      clientMessageId,
    });

    expect(answer.status).toBe(201);
    expect(read(messageView, answer)).toMatchObject({
      seq: 2,
      kind: "PRIVATE",
      senderId: chat.client.id,
      text: "When can you start?",
      files: [],
      systemCode: null,
      clientMessageId,
    });
    for (const viewer of [chat.client, chat.pro])
      expect((await pageOf(chat, viewer)).items.at(-1)).toEqual(answer.body);
  });

  it("costs four statements once its recipient has a notification of the conversation: session, participation, message, notification", async () => {
    const chat = await aConversation();
    await send(chat, chat.client, "Hello");

    const { answer, queries } = await countQueries(() =>
      trySend(chat, chat.client, { text: "Are you there?" }),
    );

    expect(answer.status).toBe(201);
    // The mail window of one minute may have ended in between: then its job is enqueued, too.
    expect(queries).toBeLessThanOrEqual(5);
    const again = await countQueries(() => trySend(chat, chat.client, { text: "Are you there?" }));
    expect(Math.min(queries, again.queries)).toBe(4);
  });

  it("keeps emoji, markup and line breaks as the text they are", async () => {
    const chat = await aConversation();
    const text = `👩🏽‍🔧 <script>alert("1")</script>\n'; DROP TABLE messages; --\n%00 \u202e ${"é"} שלום`;

    expect((await send(chat, chat.pro, text)).text).toBe(text);
    expect(await messagesOf(chat, chat.client)).toContain(text);
  });

  it("arrives as it was written, whatever was written", async () => {
    const chat = await aConversation();
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 300 })
      .filter((each) => each.trim() !== "" && !each.includes("\u0000"));
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        expect((await send(chat, chat.client, written)).text).toBe(written.trim());
      }),
      { numRuns: 25 },
    );
  });

  it("arrives without what is no character, as every text does", async () => {
    const chat = await aConversation();

    const { text } = await send(chat, chat.client, "half \ud83d a smile");

    expect(text).toBe("half \ufffd a smile");
    expect(await messagesOf(chat, chat.pro)).toEqual([anOfferBody().message, text]);
  });

  it("has up to 2,000 characters, and nothing longer is kept", async () => {
    const chat = await aConversation();

    expect((await trySend(chat, chat.client, { text: "a".repeat(2000) })).status).toBe(201);
    for (const length of [2001, 5001])
      expect((await trySend(chat, chat.client, { text: "a".repeat(length) })).status).toBe(422);
    expect((await trySend(chat, chat.client, { text: "a".repeat(2_000_000) })).status).toBe(413);
    expect((await pageOf(chat, chat.client)).lastSeq).toBe(2);
  });

  it.each([
    ["nothing at all", {}],
    ["only blanks", { text: " \n\t " }],
    ["no text but a number", { text: 12 }],
    ["a NUL", { text: "a\u0000b" }],
    ["no id of its device", { text: "Hello", clientMessageId: undefined }],
    ["an id that is none", { text: "Hello", clientMessageId: "one" }],
    ["files that are no list", { text: "Hello", fileIds: "one" }],
    ["six files", { text: "Hello", fileIds: ["1", "2", "3", "4", "5", "6"] }],
  ])("is refused with %s", async (_, messageBody) => {
    const chat = await aConversation();

    expect((await trySend(chat, chat.client, messageBody)).status).toBe(422);
    expect((await pageOf(chat, chat.client)).lastSeq).toBe(1);
  });
});

describe("the files of a message", () => {
  it("come in their order, with addresses that work for both", async () => {
    const chat = await aConversation();
    const fileIds = [await anUpload(chat.pro, { mimeType: "application/pdf" }), await anUpload(chat.pro)];

    const { files, text } = await send(chat, chat.pro, { fileIds });

    expect(text).toBeNull();
    expect(files.map(({ publicId }) => publicId)).toEqual(fileIds);
    expect(files[0]!.url).toMatch(/\?expires=\d+&signature=/);
    expect((await pageOf(chat, chat.client)).items.at(-1)!.files).toEqual(files);
    const unsigned = await call(getFile, { as: chat.client, params: { publicId: fileIds[0]! } });
    expect(unsigned.status).toBe(404);
  });

  it("are refused when they are somebody else's, in use, of another folder or gone, and nothing is kept", async () => {
    const chat = await aConversation();
    const fine = await anUpload(chat.client);
    const others = [
      await anUpload(chat.pro),
      await anUpload(chat.client, { attachedTo: "MESSAGE" }),
      await anUpload(chat.client, { folder: "TENDERS" }),
      "a-file-that-is-nowhere",
    ];

    for (const wrong of others) {
      const answer = await trySend(chat, chat.client, {
        text: "Look",
        fileIds: [fine, wrong],
      });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ errors: [{ path: "fileIds.1" }] });
    }
    expect((await pageOf(chat, chat.client)).lastSeq).toBe(1);
    expect((await send(chat, chat.client, { fileIds: [fine] })).files).toHaveLength(1);
  });

  it("belong to one message, also when two ask for them at once", async () => {
    const chat = await aConversation();
    const fileIds = [await anUpload(chat.client)];

    const answers = await Promise.all([1, 2].map(() => trySend(chat, chat.client, { fileIds })));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect((await pageOf(chat, chat.client)).lastSeq).toBe(2);
  });
});

describe("a repeated send", () => {
  it("is the same message, with its files, also when both come at once", async () => {
    const chat = await aConversation();
    const messageBody = {
      text: "Hello",
      clientMessageId: newId(),
      fileIds: [await anUpload(chat.client)],
    };

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => trySend(chat, chat.client, messageBody)),
    );
    const later = await trySend(chat, chat.client, messageBody);

    for (const { status, body } of [...answers, later]) {
      expect(status).toBe(201);
      expect(body).toEqual(answers[0]!.body);
    }
    expect((await pageOf(chat, chat.pro)).lastSeq).toBe(2);
  });

  it("is the same message with other words, too", async () => {
    const chat = await aConversation();
    const clientMessageId = newId();
    const first = await send(chat, chat.client, { text: "Monday", clientMessageId });

    const second = await send(chat, chat.client, { text: "Tuesday", clientMessageId });

    expect(second).toEqual(first);
    expect(await messagesOf(chat, chat.pro)).toEqual([anOfferBody().message, "Monday"]);
  });

  it("is another message in another conversation, and from the other side", async () => {
    const chat = await aConversation();
    const rival = await aPro();
    await anOffer({ tender: { id: chat.tenderId }, pro: rival });
    const messageBody = { text: "Hello", clientMessageId: newId() };

    const first = await send(chat, chat.client, messageBody);
    const second = await send(chat, chat.client, { ...messageBody, proId: rival.id });
    const back = await send(chat, chat.pro, messageBody);

    expect(new Set([first.id, second.id, back.id]).size).toBe(3);
    expect(second.conversationId).not.toBe(first.conversationId);
  });

  it("is the same message after the token was renewed", async () => {
    const chat = await aConversation();
    const { email } = chat.client;
    const session = read(signedIn, await call(signIn, { body: { email, password: PASSWORD } }));
    const body = { proId: chat.pro.id, text: "Hello", clientMessageId: newId() };
    const sendWith = async (token: string) =>
      read(
        messageView,
        await call(POST, {
          params: { tenderId: chat.tenderId },
          headers: { authorization: `Bearer ${token}` },
          body,
        }),
      );

    const first = await sendWith(session.accessToken);
    const renewed = read(tokens, await call(refresh, { body: { token: session.refreshToken } }));

    expect(await sendWith(renewed.accessToken)).toEqual(first);
    expect((await pageOf(chat, chat.pro)).lastSeq).toBe(2);
  });

  it("is answered after the other side has left, too", async () => {
    const chat = await aConversation();
    const messageBody = { text: "Hello", clientMessageId: newId() };
    const first = await send(chat, chat.client, messageBody);
    await db.user.update({
      where: { id: chat.pro.id },
      data: { deletedAt: new Date() },
      select: { id: true },
    });

    expect(await send(chat, chat.client, messageBody)).toEqual(first);
    const another = await trySend(chat, chat.client, { text: "Still there?" });
    expect([another.status, another.body]).toMatchObject([409, { code: "partner_left" }]);
  });
});
