import { expect, it } from "vitest";
import { GET } from "@/app/api/notifications/unread/route";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { unread } from "@/lib/shared/socket-events";
import { call, read } from "@/tests/support/call";
import { aClient, aTenderWithOffers, type TestUser } from "@/tests/support/factories";
import { notifyUser } from "./notification-factories";

async function unreadOf(as: TestUser) {
  const { notifications, messages } = read(unread, await call(GET, { as }));
  return { notifications, messages };
}

/** A message of the other party; the system message is the conversation's first. */
async function write(conversationId: string, senderId: string, seq: number): Promise<void> {
  const message = { id: newId(), conversationId, senderId, seq, clientMessageId: newId() };
  await db.message.create({ data: { ...message, kind: "PRIVATE", text: "Hello" }, select: { id: true } });
}

it("counts notifications and messages of others, each once", async () => {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const proId = pros[0]?.id ?? "";
  const { id } = await db.conversation.findFirstOrThrow({
    where: { tenderId: tender.id, proId },
    select: { id: true },
  });
  await write(id, proId, 2);
  await write(id, client.id, 3);
  await write(id, proId, 4);

  expect(await unreadOf(client)).toEqual({ notifications: 1, messages: 2 });
  await db.conversationParticipant.updateMany({
    where: { conversationId: id, userId: client.id },
    data: { lastReadSeq: 3 },
  });
  expect(await unreadOf(client)).toEqual({ notifications: 1, messages: 1 });
});

it("counts nothing of anybody else's", async () => {
  const [client, stranger] = [await aClient(), await aClient()];
  await notifyUser({ type: "VERIFICATION_DECIDED", userId: client.id });

  expect(await unreadOf(stranger)).toEqual({ notifications: 0, messages: 0 });
});

it("asks visitors to sign in", async () => {
  expect((await call(GET)).status).toBe(401);
});
