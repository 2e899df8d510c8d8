import { expect, it } from "vitest";
import { GET as CONVERSATIONS } from "@/app/api/conversations/route";
import { GET as UNREAD } from "@/app/api/notifications/unread/route";
import { PATCH } from "@/app/api/tenders/[tenderId]/messages/settings/route";
import type { ChatState } from "@/lib/chat/schema";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, type TestUser } from "@/tests/support/factories";
import { notificationTypesOf } from "@/tests/support/observe";
import { aConversation, pageOf, send, type Conversation } from "./conversation";

const set = ({ tenderId, pro }: Conversation, as: TestUser, settings: object) =>
  call<ChatState>(PATCH, { as, params: { tenderId }, body: { proId: pro.id, ...settings } });
const listed = async (as: TestUser, query: Record<string, string> = {}) =>
  (await call<{ items: { tenderId: string }[] }>(CONVERSATIONS, { as, query })).body.items.map(
    ({ tenderId }) => tenderId,
  );
const unreadOf = async (as: TestUser) => (await call<{ messages: number }>(UNREAD, { as })).body.messages;

it("is muted for one of the two alone: no notification, and the badge counts on", async () => {
  const chat = await aConversation();
  const before = await notificationTypesOf(chat.client);
  expect((await set(chat, chat.client, { isMuted: true })).body).toMatchObject({ isMuted: true });
  await send(chat, chat.pro, "Are you there?");
  expect(await notificationTypesOf(chat.client)).toEqual(before);
  expect(await unreadOf(chat.client)).toBe(1);
  expect((await pageOf(chat, chat.pro)).isMuted).toBe(false);
  await send(chat, chat.client, "Yes.");
  expect(await notificationTypesOf(chat.pro)).toContain("NEW_MESSAGE");

  await set(chat, chat.client, { isMuted: false });
  await send(chat, chat.pro, "Good.");
  expect(await notificationTypesOf(chat.client)).toEqual([...before, "NEW_MESSAGE"]);
});

it("is archived for one of the two until its next message, and found by its tender and by a search", async () => {
  const chat = await aConversation();
  const { tenderId } = chat;
  await send(chat, chat.pro, "Monday?");
  expect((await set(chat, chat.client, { isArchived: true })).body).toMatchObject({ isArchived: true });
  expect([await listed(chat.client), await listed(chat.client, { archived: "true" })]).toEqual([
    [],
    [tenderId],
  ]);
  expect(await listed(chat.client, { tenderId })).toEqual([tenderId]);
  expect(await listed(chat.client, { search: "paint" })).toEqual([tenderId]);
  expect(await listed(chat.pro)).toEqual([tenderId]);

  await send(chat, chat.pro, "Or Tuesday?");
  expect([await listed(chat.client), await listed(chat.client, { archived: "true" })]).toEqual([
    [tenderId],
    [],
  ]);
  await set(chat, chat.client, { isArchived: true });
  expect((await set(chat, chat.client, { isArchived: false })).body).toMatchObject({ isArchived: false });
  expect(await listed(chat.client)).toEqual([tenderId]);
});

it("is for its two people", async () => {
  const chat = await aConversation();
  for (const stranger of [await aClient(), await anAdmin()])
    expect((await set(chat, stranger, { isMuted: true })).status).toBeGreaterThanOrEqual(403);
});
