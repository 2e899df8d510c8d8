import { describe, expect, it } from "vitest";
import { DELETE, PATCH } from "@/app/api/tenders/[tenderId]/messages/[messageId]/route";
import { GET as CONVERSATIONS } from "@/app/api/conversations/route";
import type { MessageView } from "@/lib/chat/schema";
import { db } from "@/lib/platform/server/database/db";
import { caseOf, report } from "@/tests/api/reports/reporting";
import { call } from "@/tests/support/call";
import { anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { aConversation, anUpload, pageOf, send, trySend, type Conversation } from "./conversation";

type Refusal = { code?: string };
const at = ({ tenderId }: Conversation, { id: messageId }: { id: string }) => ({ tenderId, messageId });
const edit = (chat: Conversation, as: TestUser, message: { id: string }, text = "Tuesday, then.") =>
  call<MessageView & Refusal>(PATCH, { as, params: at(chat, message), body: { text } });
const remove = (chat: Conversation, as: TestUser, message: { id: string }) =>
  call<MessageView & Refusal>(DELETE, { as, params: at(chat, message) });
const lastOf = async (chat: Conversation, as: TestUser) => (await pageOf(chat, as)).items.at(-1);

async function makeOld({ id }: { id: string }, minutes: number) {
  const createdAt = new Date(Date.now() - minutes * 60_000);
  await db.message.update({ where: { id }, data: { createdAt }, select: { id: true } });
}

describe("an own message that is edited", () => {
  it("says so to both, and hides contact details from the other one as every message does", async () => {
    const chat = await aConversation();
    const message = await send(chat, chat.pro, "Monday?");
    const { status, body } = await edit(chat, chat.pro, message, "Call me: +43 660 1234567");
    expect([status, body.text]).toEqual([200, "Call me: +43 660 1234567"]);
    expect(body.editedAt).toEqual(expect.any(String));
    const seen = await lastOf(chat, chat.client);
    expect(seen).toMatchObject({ id: message.id, editedAt: body.editedAt, seq: message.seq });
    expect(seen?.text).not.toContain("1234567");
  });

  it("keeps no mark where nothing has changed, and needs words", async () => {
    const chat = await aConversation();
    const message = await send(chat, chat.pro, "Monday?");
    expect((await edit(chat, chat.pro, message, "Monday?")).body.editedAt).toBeUndefined();
    expect((await edit(chat, chat.pro, message, " ")).status).toBe(422);
    expect((await edit(chat, chat.pro, message, "a".repeat(2001))).status).toBe(422);
  });

  it("leaves the copy of a report as it was", async () => {
    const [chat, admin] = [await aConversation(), await anAdmin()];
    const message = await send(chat, chat.pro, "Pay me in advance.");
    await report(chat.client, message, { kind: "MESSAGE" });
    await edit(chat, chat.pro, message);
    expect((await caseOf(admin, message)).reports[0]?.copy.text).toBe("Pay me in advance.");
    await remove(chat, chat.pro, message);
    expect((await caseOf(admin, message)).reports[0]?.copy.text).toBe("Pay me in advance.");
  });
});

describe("an own message that is deleted", () => {
  it("keeps its place without words and files, also in the list, and cannot be reported any more", async () => {
    const chat = await aConversation();
    const publicId = await anUpload(chat.pro);
    const message = await send(chat, chat.pro, { text: "The plan", fileIds: [publicId] });
    expect((await remove(chat, chat.pro, message)).body).toMatchObject({ text: null, files: [] });
    const seen = await lastOf(chat, chat.client);
    expect(seen).toMatchObject({ seq: message.seq, text: null, files: [], deletedAt: expect.any(String) });
    expect(await db.file.count({ where: { publicId } })).toBe(0);
    const list = await call<{ items: { lastMessage: MessageView }[] }>(CONVERSATIONS, { as: chat.client });
    expect(list.body.items[0]?.lastMessage).toMatchObject({ text: null, deletedAt: seen?.deletedAt });
    expect((await report(chat.client, message, { kind: "MESSAGE" })).status).toBe(404);
  });

  it("is gone for good: neither edited nor deleted again", async () => {
    const chat = await aConversation();
    const message = await send(chat, chat.pro, "Monday?");
    await remove(chat, chat.pro, message);
    expect((await edit(chat, chat.pro, message)).body.code).toBe("message_not_found");
    expect((await remove(chat, chat.pro, message)).status).toBe(404);
  });
});

it("is changed by nobody but its sender, in its own conversation", async () => {
  const [chat, other] = [await aConversation(), await aConversation()];
  const message = await send(chat, chat.pro, "Monday?");
  const offered = (await pageOf(chat, chat.pro)).items[0]!;
  const tries = [
    edit(chat, chat.client, message),
    edit(chat, await aPro(), message),
    edit(other, chat.pro, message),
    edit(chat, chat.pro, offered),
    remove(chat, chat.client, message),
    remove(chat, await anAdmin(), message),
  ];
  for (const { status, body } of await Promise.all(tries))
    expect([status, body.code]).toEqual([404, "message_not_found"]);
});

it("can be changed for 15 minutes", async () => {
  const chat = await aConversation();
  const message = await send(chat, chat.pro, "Monday?");
  await makeOld(message, 14);
  expect((await edit(chat, chat.pro, message)).status).toBe(200);
  await makeOld(message, 16);
  expect((await edit(chat, chat.pro, message, "Wednesday")).body.code).toBe("message_too_late");
  expect((await remove(chat, chat.pro, message)).body.code).toBe("message_too_late");
});

it("ends deleted when two devices edit and delete it at once, whichever is first", async () => {
  const chat = await aConversation();
  const message = await send(chat, chat.pro, "Monday?");
  const [edited, removed] = await Promise.all([
    edit(chat, chat.pro, message),
    remove(chat, chat.pro, message),
  ]);
  expect(removed.status).toBe(200);
  expect([200, 404]).toContain(edited.status);
  expect(await lastOf(chat, chat.client)).toMatchObject({ text: null });
});

it("is the same message when its device sends it again after the edit", async () => {
  const chat = await aConversation();
  const message = await send(chat, chat.pro, "Monday?");
  await edit(chat, chat.pro, message);
  const again = await trySend(chat, chat.pro, {
    text: "Monday?",
    clientMessageId: message.clientMessageId,
  });
  expect(again.body).toMatchObject({ id: message.id, text: "Tuesday, then." });
});
