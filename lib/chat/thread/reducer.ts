import type { FileView } from "@/lib/files/schema";
import type { ChatPartner, ChatState, MessagePage, MessageView } from "../schema";
import { TYPING_MS } from "../constants";

/** A message just sent. Its id is the same at every retry, on every device and in its row, so it is deduplicated. */
export type Outgoing = { clientMessageId: string; text: string; files: FileView[] };

/** Which conversation: a tender, and the PRO it is with. */
export type ConversationRef = { tenderId: string; proId: string };

/** Which part of a conversation a page is: the newest messages, those before a number, or those after one. */
export type Range = { beforeSeq?: number; afterSeq?: number };

/** What a device knows of a conversation. */
export type ThreadState = {
  conversationId: string;
  /** By number, each once. */
  messages: MessageView[];
  /** Numbers within what is known that the server no longer has: they are not a gap. */
  absent: number[];
  /** The newest message that is known to exist, here or not. */
  lastSeq: number;
  /** Nothing is older than the first message here. */
  isComplete: boolean;
  readSeq: number;
  partnerReadSeq: number;
  partner: ChatPartner;
  isMuted: boolean;
  isArchived: boolean;
  /** Until when the other party counts as typing, in epoch ms. */
  typingUntil: number;
};

/** A conversation that was just opened. */
export function openThread(page: MessagePage): ThreadState {
  return {
    conversationId: page.conversationId,
    messages: mergeBySeq([], page.items),
    absent: [],
    lastSeq: Math.max(page.lastSeq, page.items.at(-1)?.seq ?? 0),
    isComplete: !page.hasMore,
    readSeq: page.lastReadSeq,
    partnerReadSeq: page.partnerReadSeq,
    partner: page.partner,
    isMuted: page.isMuted,
    isArchived: page.isArchived,
    typingUntil: 0,
  };
}

/** Adds a fetched page: whatever lies within it and did not come is not there. */
export function withPage(thread: ThreadState, page: MessagePage, range: Range): ThreadState {
  const known = withState(withMessages(thread, page.items), page);
  const came = new Set(page.items.map(({ seq }) => seq));
  const [from, to] = coveredBy(thread, page, range);
  const missing = numbers(from, to).filter((seq) => !came.has(seq));
  return {
    ...known,
    isComplete: known.isComplete || (range.afterSeq === undefined && !page.hasMore),
    absent: missing.length === 0 ? known.absent : [...new Set([...known.absent, ...missing])],
  };
}

/** The numbers a page has spoken about: between the end it was asked for and the one it reached. */
function coveredBy(thread: ThreadState, page: MessagePage, { beforeSeq, afterSeq }: Range): [number, number] {
  const first = page.items[0]?.seq;
  const last = page.items.at(-1)?.seq;
  if (afterSeq !== undefined)
    return [afterSeq + 1, page.hasMore ? (last ?? afterSeq) : Math.max(page.lastSeq, last ?? 0)];
  if (beforeSeq !== undefined) return [page.hasMore ? (first ?? beforeSeq) : 1, beforeSeq - 1];
  return [first ?? page.lastSeq + 1, Math.max(page.lastSeq, last ?? thread.lastSeq)];
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Adds messages that were pushed or fetched, in whatever order and however often they come. */
export function withMessages(thread: ThreadState, received: readonly MessageView[]): ThreadState {
  const messages = mergeBySeq(thread.messages, received);
  if (messages === thread.messages) return thread;
  const isFromPartner = received.some(({ senderId }) => senderId === thread.partner.id);
  return {
    ...thread,
    messages,
    lastSeq: Math.max(thread.lastSeq, messages.at(-1)?.seq ?? 0),
    // A message ends its sender's typing indicator, even when the stop event got lost.
    typingUntil: isFromPartner ? 0 : thread.typingUntil,
  };
}

/** A message that reads differently now takes the place of what it was. */
export function withChanged(thread: ThreadState, changed: MessageView): ThreadState {
  if (!thread.messages.some(({ id }) => id === changed.id)) return thread;
  return { ...thread, messages: thread.messages.map((each) => (each.id === changed.id ? changed : each)) };
}

/** Where the conversation stands, as the server says it; marks only ever move forward. */
export function withState(thread: ThreadState, state: ChatState): ThreadState {
  return {
    ...thread,
    lastSeq: Math.max(thread.lastSeq, state.lastSeq),
    readSeq: Math.max(thread.readSeq, state.lastReadSeq),
    partnerReadSeq: Math.max(thread.partnerReadSeq, state.partnerReadSeq),
    partner: state.partner,
    isMuted: state.isMuted,
    isArchived: state.isArchived,
  };
}

/** A read mark: of the partner, or of the user on any of their devices. */
export function withRead(thread: ThreadState, userId: string, seq: number): ThreadState {
  if (userId === thread.partner.id)
    return seq > thread.partnerReadSeq ? { ...thread, partnerReadSeq: seq } : thread;
  return seq > thread.readSeq ? { ...thread, readSeq: seq } : thread;
}

/** The other party types from now on for six seconds, or has stopped. */
export function withTyping(thread: ThreadState, isTyping: boolean, now: number): ThreadState {
  return { ...thread, typingUntil: isTyping ? now + TYPING_MS : 0 };
}

/** Who is online; a partner who has just disconnected was last seen now. */
export function withOnline(thread: ThreadState, userIds: readonly string[], now: Date): ThreadState {
  const { partner } = thread;
  const isOnline = userIds.includes(partner.id);
  if (isOnline === partner.isOnline) return thread;
  const lastSeenAt = isOnline ? partner.lastSeenAt : now.toISOString();
  return { ...thread, partner: { ...partner, isOnline, lastSeenAt } };
}

/** Two states of the same conversation as one: nothing that either knew is lost, the later one speaks for the moment. */
export function mergeThreads(earlier: ThreadState, later: ThreadState): ThreadState {
  if (earlier.conversationId !== later.conversationId) return later;
  return {
    ...later,
    messages: mergeBySeq(later.messages, earlier.messages),
    absent: [...new Set([...earlier.absent, ...later.absent])],
    lastSeq: Math.max(earlier.lastSeq, later.lastSeq),
    isComplete: earlier.isComplete || later.isComplete,
    readSeq: Math.max(earlier.readSeq, later.readSeq),
    partnerReadSeq: Math.max(earlier.partnerReadSeq, later.partnerReadSeq),
  };
}

/** The number after which messages are missing here, or null when none is: what `afterSeq` asks for. */
export function gapAfter({ messages, absent, lastSeq }: ThreadState): number | null {
  const gone = new Set(absent);
  let seen = messages[0] ? messages[0].seq - 1 : 0;
  const reach = () => {
    while (gone.has(seen + 1)) seen += 1;
  };
  for (const { seq } of messages) {
    reach();
    if (seq > seen + 1) return seen;
    seen = seq;
  }
  reach();
  return seen < lastSeq ? seen : null;
}

/** The number after which new messages are asked for: the start of a gap, or the newest message here. */
export function catchUpAfter(thread: ThreadState): number {
  return gapAfter(thread) ?? Math.max(thread.messages.at(-1)?.seq ?? 0, thread.lastSeq);
}

function mergeBySeq(messages: MessageView[], added: readonly MessageView[]): MessageView[] {
  if (added.length === 0 || added === messages) return messages;
  const last = messages.at(-1)?.seq ?? 0;
  const isNext = added.every(({ seq }, index) => seq > (added[index - 1]?.seq ?? last));
  if (isNext) return [...messages, ...added];
  const bySeq = new Map(messages.map((message) => [message.seq, message]));
  const before = bySeq.size;
  for (const message of added) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message);
  if (bySeq.size === before) return messages;
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
