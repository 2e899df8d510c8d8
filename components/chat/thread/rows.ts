import type { PendingEntry } from "@/lib/chat/outbox/reducer";
import type { MessageView } from "@/lib/chat/schema";
import type { ThreadState } from "@/lib/chat/thread/reducer";
import { toDay, type Day } from "@/lib/shared/dates/dates";

/** Messages of one person within this time stand together under one time. */
const TOGETHER_MS = 5 * 60_000;

/** One row of a conversation: a message, or an outbox entry that is still on its way. */
export type Row = {
  key: string;
  at: string;
  isOwn: boolean;
  isSystem: boolean;
  message: MessageView | null;
  entry: PendingEntry | null;
  /** Set on the first row of each day. */
  day: Day | null;
  /** How many are new, on the first of them. */
  unread: number | null;
  startsGroup: boolean;
  endsGroup: boolean;
};

/** What counts as new: from after the one number up to the other. */
export type UnreadRange = { readSeq: number; lastSeq: number };

type Bare = Omit<Row, "day" | "unread" | "startsGroup" | "endsGroup">;

function ofMessage(message: MessageView, userId: string): Bare {
  return {
    // The row stays the same one when an unconfirmed entry has become a message.
    key: message.clientMessageId ?? message.id,
    at: message.createdAt,
    isOwn: message.senderId === userId,
    isSystem: message.kind === "SYSTEM",
    message,
    entry: null,
  };
}

function ofEntry(entry: PendingEntry): Bare {
  const { clientMessageId: key, at } = entry;
  return { key, at, isOwn: true, isSystem: false, message: null, entry };
}

const days = new Map<string, Day>();

/** The day of a moment; thousands of messages ask again with every new one, and minutes share their day. */
function dayOf(at: string): Day {
  const minute = at.slice(0, 16);
  const known = days.get(minute);
  if (known) return known;
  const day = toDay(new Date(at));
  days.set(minute, day);
  return day;
}

function isTogether(a: Bare | undefined, b: Bare | undefined): boolean {
  if (!a || !b || a.isSystem || b.isSystem || a.isOwn !== b.isOwn) return false;
  const apart = Date.parse(b.at) - Date.parse(a.at);
  return Math.abs(apart) < TOGETHER_MS && dayOf(a.at) === dayOf(b.at);
}

/** True for what counts as unread: words of the other party, not of the product. */
function isNew({ message, isOwn, isSystem }: Bare, { readSeq, lastSeq }: UnreadRange): boolean {
  if (!message || isOwn || isSystem) return false;
  return message.seq > readSeq && message.seq <= lastSeq;
}

/** True once the first of what is new is here, and not only the last of it. */
export function reachesUnread({ messages, isComplete }: ThreadState, { readSeq }: UnreadRange): boolean {
  return isComplete || (messages[0]?.seq ?? Infinity) <= readSeq + 1;
}

/** True when what is new is above what is here: the newest page does not reach back to it. */
export function hasUnreadAbove(thread: ThreadState, unreadRange: UnreadRange): boolean {
  const { partner } = thread;
  const isOfPartner = thread.messages.some(
    ({ seq, senderId }) => seq > unreadRange.readSeq && seq <= unreadRange.lastSeq && senderId === partner.id,
  );
  return isOfPartner && !reachesUnread(thread, unreadRange);
}

/** The rows of a conversation with what stands between them: days, the mark of what is new, groups of one sender. */
export function rowsOf(
  thread: ThreadState,
  entries: readonly PendingEntry[],
  userId: string,
  unreadRange: UnreadRange,
): Row[] {
  const bare = [...thread.messages.map((message) => ofMessage(message, userId)), ...entries.map(ofEntry)];
  const firstNew = reachesUnread(thread, unreadRange) ? bare.findIndex((row) => isNew(row, unreadRange)) : -1;
  const newCount = firstNew < 0 ? 0 : bare.filter((row) => isNew(row, unreadRange)).length;
  return bare.map((row, index) => {
    const before = bare[index - 1];
    const day = dayOf(row.at);
    // The first row of all but the oldest page waits for the one before: a day that went again would be a jump.
    const startsDay = before ? dayOf(before.at) !== day : thread.isComplete;
    return {
      ...row,
      day: startsDay ? day : null,
      unread: index === firstNew ? newCount : null,
      startsGroup: index === firstNew || !isTogether(before, row),
      endsGroup: index + 1 === firstNew || !isTogether(row, bare[index + 1]),
    };
  });
}

/** How many messages of the other party wait below what was read. */
export function countUnseen({ messages, readSeq, partner }: ThreadState): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq <= readSeq) break;
    if (message.senderId === partner.id) count += 1;
  }
  return count;
}
