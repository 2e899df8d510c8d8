import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { mailsTo } from "@/tests/support/run-jobs";
import { anUpload, aConversation, markRead, send, type Conversation } from "./conversation";

const LONG = "I can start on Monday and bring paint, ladders and covers for the floor. ".repeat(3);

/** The mail about what is not read in a conversation; those about the offer itself are gone. */
async function mailToPro({ pro }: Conversation) {
  const mails = await mailsTo(pro.email);
  return mails.find(({ subject }) => subject.startsWith("New message"));
}

/** A conversation in which only the client has something to say, and the PRO is away. */
async function aQuietConversation(): Promise<Conversation> {
  const chat = await aConversation();
  await mailsTo(chat.pro.email);
  await db.mailboxMessage.deleteMany({ where: { to: chat.pro.email } });
  return chat;
}

it("quotes the beginning of the newest message that was not read, in the body alone", async () => {
  const chat = await aQuietConversation();
  await send(chat, chat.client, "Good morning");
  await send(chat, chat.client, LONG);

  const mail = await mailToPro(chat);

  const quote = `“${LONG.slice(0, LONG.lastIndexOf(" ", 139))}…”`;
  expect(mail?.text).toContain(quote);
  expect(mail?.text).not.toContain("Good morning");
  expect(mail?.html.split(quote)).toHaveLength(2);
  expect(mail?.html.indexOf("<h1")).toBeLessThan(mail?.html.indexOf(quote) ?? 0);
  expect(mail?.subject).not.toContain("Monday");
});

it("comes about what is below the part that was read, and goes with the rest", async () => {
  const chat = await aQuietConversation();
  const { seq } = await send(chat, chat.client, "Good morning");
  const { seq: last } = await send(chat, chat.client, "Are you coming?");
  const unread = () =>
    db.notification.count({ where: { userId: chat.pro.id, type: "NEW_MESSAGE", readAt: null } });

  await markRead(chat, chat.pro, seq);
  expect(await unread()).toBe(1);
  expect((await mailToPro(chat))?.text).toContain("Are you coming?");

  await markRead(chat, chat.pro, last);
  expect(await unread()).toBe(0);
});

it("quotes nothing where there are only files, and nothing that the reader wrote or has read", async () => {
  const chat = await aQuietConversation();
  const { seq } = await send(chat, chat.client, "Good morning");
  await markRead(chat, chat.pro, seq);
  await send(chat, chat.pro, "Good evening");
  await send(chat, chat.client, { fileIds: [await anUpload(chat.client)] });

  const mail = await mailToPro(chat);

  expect(mail).toBeDefined();
  expect(mail?.text).not.toMatch(/Good (morning|evening)/);
});
