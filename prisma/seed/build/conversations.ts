import { languageOf } from "@/lib/i18n/detect-language";
import type { DemoOffer, DemoTender, PersonKey } from "../shapes";
import { AGREED_CHATS } from "../words/chats";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";
import { momentOf, type SeedMessage, type Story, type SeedNotification } from "./story";

const FIRST_MESSAGE_HOURS = 0.6;
const PAUSE_HOURS = 0.4;
/** After so many messages the conversation goes on the next day. */
const MESSAGES_PER_DAY = 8;
const OVERNIGHT_HOURS = 20;
const HOUR_MS = 3_600_000;

function acceptedHours({ outcome }: DemoTender, { pro }: DemoOffer): number | null {
  return outcome && "accepted" in outcome && outcome.accepted === pro ? outcome.after : null;
}

function hoursBefore(message: number): number {
  return message * PAUSE_HOURS + Math.floor(message / MESSAGES_PER_DAY) * OVERNIGHT_HOURS;
}

/** The private messages: after the accept if there is one, else after the offer; never in the future. */
function privateMessages({ tender, offer }: Story, now: Date): SeedMessage[] {
  const acceptedAfter = acceptedHours(tender, offer);
  const script = offer.chat ?? (acceptedAfter === null ? [] : AGREED_CHATS[tender.lang]);
  const start = momentOf(tender, (acceptedAfter ?? offer.after) + FIRST_MESSAGE_HOURS, now);
  const room = (now.getTime() - start.getTime()) / HOUR_MS;
  const pace = Math.min(1, room / (hoursBefore(script.length) + PAUSE_HOURS));
  return script.map(([side, text], index) => {
    const from: PersonKey = side === "C" ? tender.client : offer.pro;
    return { at: hoursAfter(start, hoursBefore(index) * pace), from, text };
  });
}

// A party that is behind has not read the other's latest consecutive messages.
function lastReadSeqOf(messages: readonly SeedMessage[], userKey: PersonKey, isBehind: boolean): number {
  if (!isBehind) return messages.length;
  const isUnread = (message: SeedMessage) => "from" in message && message.from !== userKey;
  const read = messages.findLastIndex((message) => !isUnread(message));
  return read + 1;
}

/** One notification for unread messages, about the newest. */
function unreadNotification({ tender, offer }: Story, messages: readonly SeedMessage[]): SeedNotification[] {
  const last = messages.findLast((message) => "from" in message);
  if (!offer.unread || !last) return [];
  const [to, by] = offer.unread === "C" ? [tender.client, offer.pro] : [offer.pro, tender.client];
  if (last.from !== by) return [];
  return [{ type: "NEW_MESSAGE", to, by, at: last.at, params: { proId: userIdOf(offer.pro) }, tender }];
}

/**
 * Adds the conversation of a client and a PRO in chronological order. Returns the notification about unread messages,
 * if any.
 */
export function addConversation(rows: Rows, story: Story, now: Date): SeedNotification[] {
  const { tender, offer } = story;
  const conversationId = demoId("conversation", tender.key, offer.pro);
  const messages = [...story.messages, ...privateMessages(story, now)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const [first, last] = [messages[0], messages.at(-1)];
  rows.conversations.push({
    id: conversationId,
    tenderId: demoId("tender", tender.key),
    proId: userIdOf(offer.pro),
    lastSeq: messages.length,
    lastMessageAt: last?.at,
    createdAt: first?.at,
  });
  for (const [side, userKey] of [
    ["C", tender.client],
    ["P", offer.pro],
  ] as const) {
    const lastReadSeq = lastReadSeqOf(messages, userKey, offer.unread === side);
    rows.participants.push({ conversationId, userId: userIdOf(userKey), lastReadSeq });
  }
  messages.forEach((message, index) => {
    const seq = index + 1;
    const id = demoId("message", tender.key, offer.pro, seq);
    const base = { id, conversationId, seq, createdAt: message.at };
    if ("code" in message) {
      rows.messages.push({ ...base, kind: "SYSTEM", systemCode: message.code, params: message.params ?? {} });
    } else {
      const { text } = message;
      const said = { text, contentLang: languageOf(text, tender), senderId: userIdOf(message.from) };
      rows.messages.push({ ...base, kind: "PRIVATE", clientMessageId: id, ...said });
    }
  });
  return unreadNotification(story, messages);
}
