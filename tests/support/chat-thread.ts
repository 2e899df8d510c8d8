import type { ChatState, MessagePage, MessageView } from "@/lib/chat/schema";
import { openThread, type ThreadState } from "@/lib/chat/thread/reducer";

export const ME = "me";
export const PARTNER = "partner";
const AT = Date.parse("2026-11-20T10:00:00.000Z");

/** Message number `seq` of a conversation, a minute after the one before. */
export function aMessage(seq: number, changes: Partial<MessageView> = {}): MessageView {
  return {
    id: `message-${seq}`,
    conversationId: "conversation",
    seq,
    kind: "PRIVATE",
    senderId: PARTNER,
    text: `Message ${seq}`,
    contentLang: null,
    files: [],
    systemCode: null,
    params: null,
    clientMessageId: null,
    createdAt: new Date(AT + seq * 60_000).toISOString(),
    ...changes,
  };
}

/** Messages number `from` to `to`. */
export function messages(from: number, to: number): MessageView[] {
  return Array.from({ length: to - from + 1 }, (_, index) => aMessage(from + index));
}

export function aChatState(lastSeq: number, changes: Partial<ChatState> = {}): ChatState {
  return {
    conversationId: "conversation",
    tenderId: "tender",
    proId: ME,
    lastSeq,
    lastReadSeq: 0,
    partnerReadSeq: 0,
    partner: {
      id: PARTNER,
      role: "CLIENT",
      name: "Nora B.",
      photo: null,
      isVerified: false,
      rating: { average: 0, count: 0 },
      isOnline: false,
      lastSeenAt: null,
    },
    isMuted: false,
    isArchived: false,
    ...changes,
  };
}

/** A page of a conversation of `lastSeq` messages. */
export function aPage(items: MessageView[], lastSeq: number, hasMore = false): MessagePage {
  return { ...aChatState(lastSeq), items, hasMore };
}

/** An open conversation with these messages of `lastSeq`. */
export function aThread(items: MessageView[], lastSeq = items.at(-1)?.seq ?? 0): ThreadState {
  return openThread(aPage(items, lastSeq, (items[0]?.seq ?? 1) > 1));
}
