import { GET, POST } from "@/app/api/tenders/[tenderId]/messages/route";
import { PATCH } from "@/app/api/tenders/[tenderId]/messages/read/route";
import { messagePage, messageView, type MessagePage, type MessageView } from "@/lib/chat/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call, read, type Answered, type Asked } from "@/tests/support/call";
import { aTenderWithOffers, type TestUser } from "@/tests/support/factories";

/** A client and a PRO who has sent an offer: their conversation holds one system message. */
export type Talk = { client: TestUser; pro: TestUser; tenderId: string };

export async function aTalk(): Promise<Talk> {
  const { client, pros, tender } = await aTenderWithOffers(1);
  return { client, pro: pros[0]!, tenderId: tender.id };
}

/** The body of a test's message; the client's side adds the PRO. */
export type Said = { text?: unknown; fileIds?: unknown; clientMessageId?: unknown; proId?: unknown };

const placeOf = ({ client, pro }: Talk, as: TestUser) => (as.id === client.id ? { proId: pro.id } : {});

/** Tries to send a message and returns the answer. */
export function trySend(talk: Talk, as: TestUser, said: Said = {}): Promise<Answered<MessageView>> {
  const body = { ...placeOf(talk, as), clientMessageId: newId(), ...said };
  return call<MessageView>(POST, { as, params: { tenderId: talk.tenderId }, body });
}

/** Sends a message that must be accepted. */
export async function send(talk: Talk, as: TestUser, said: Said | string): Promise<MessageView> {
  return read(messageView, await trySend(talk, as, typeof said === "string" ? { text: said } : said));
}

/** A page of the conversation as one of the two sees it. */
export async function pageOf(
  talk: Talk,
  as: TestUser,
  query: NonNullable<Asked["query"]> = {},
): Promise<MessagePage> {
  const params = { tenderId: talk.tenderId };
  return read(messagePage, await call(GET, { as, params, query: { ...placeOf(talk, as), ...query } }));
}

/** Marks the conversation as read up to a sequence number. */
export function markRead(talk: Talk, as: TestUser, seq: number): Promise<Answered<unknown>> {
  const params = { tenderId: talk.tenderId };
  return call<unknown>(PATCH, { as, params, body: { ...placeOf(talk, as), seq } });
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
