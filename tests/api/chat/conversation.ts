import { GET, POST } from "@/app/api/tenders/[tenderId]/messages/route";
import { PATCH } from "@/app/api/tenders/[tenderId]/messages/read/route";
import { messagePage, messageView, type MessagePage, type MessageView } from "@/lib/chat/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call, read, type TestResponse, type TestRequest } from "@/tests/support/call";
import { aTenderWithOffers, type TestUser } from "@/tests/support/factories";

/** A client and a PRO who has sent an offer: their conversation holds one system message. */
export type Conversation = { client: TestUser; pro: TestUser; tenderId: string };

export async function aConversation(): Promise<Conversation> {
  const { client, pros, tender } = await aTenderWithOffers(1);
  return { client, pro: pros[0]!, tenderId: tender.id };
}

/** The body of a test's message; the client's side adds the PRO. */
export type MessageBody = { text?: unknown; fileIds?: unknown; clientMessageId?: unknown; proId?: unknown };

const partnerParam = ({ client, pro }: Conversation, as: TestUser) =>
  as.id === client.id ? { proId: pro.id } : {};

/** Tries to send a message and returns the answer. */
export function trySend(
  conversation: Conversation,
  as: TestUser,
  messageBody: MessageBody = {},
): Promise<TestResponse<MessageView>> {
  const body = { ...partnerParam(conversation, as), clientMessageId: newId(), ...messageBody };
  return call<MessageView>(POST, { as, params: { tenderId: conversation.tenderId }, body });
}

/** Sends a message that must be accepted. */
export async function send(
  conversation: Conversation,
  as: TestUser,
  messageBody: MessageBody | string,
): Promise<MessageView> {
  return read(
    messageView,
    await trySend(conversation, as, typeof messageBody === "string" ? { text: messageBody } : messageBody),
  );
}

/** A page of the conversation as one of the two sees it. */
export async function pageOf(
  conversation: Conversation,
  as: TestUser,
  query: NonNullable<TestRequest["query"]> = {},
): Promise<MessagePage> {
  const params = { tenderId: conversation.tenderId };
  return read(
    messagePage,
    await call(GET, { as, params, query: { ...partnerParam(conversation, as), ...query } }),
  );
}

/** Marks the conversation as read up to a sequence number. */
export function markRead(
  conversation: Conversation,
  as: TestUser,
  seq: number,
): Promise<TestResponse<unknown>> {
  const params = { tenderId: conversation.tenderId };
  return call<unknown>(PATCH, { as, params, body: { ...partnerParam(conversation, as), seq } });
}

/** A user's upload that is not attached to a message yet. */
export async function anUpload(
  owner: TestUser,
  details: { folder?: "FILES" | "TENDERS"; attachedTo?: "MESSAGE" | "TENDER"; mimeType?: string } = {},
): Promise<string> {
  const file = { name: "plan.webp", size: 1234, mimeType: "image/webp", width: 800, height: 600 };
  const row = {
    id: newId(),
    publicId: `file-${newId()}`,
    ownerId: owner.id,
    folder: "FILES",
    ...file,
  } as const;
  const { publicId } = await db.file.create({ data: { ...row, ...details }, select: { publicId: true } });
  return publicId;
}
