import type { DemoOffer, DemoTender, PersonKey } from "../shapes";
import { AGREED_CHATS } from "../words/chats";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";
import { momentOf, type Line, type Story, type Told } from "./story";

const FIRST_WORD_HOURS = 0.6;
const PAUSE_HOURS = 0.4;
/** Nobody writes for hours on end: after so many lines the two go on the next day. */
const LINES_A_DAY = 8;
const OVERNIGHT_HOURS = 20;
const HOUR_MS = 3_600_000;

function acceptedHours({ outcome }: DemoTender, { pro }: DemoOffer): number | null {
  return outcome && "accepted" in outcome && outcome.accepted === pro ? outcome.after : null;
}

function hoursUntil(line: number): number {
  return line * PAUSE_HOURS + Math.floor(line / LINES_A_DAY) * OVERNIGHT_HOURS;
}

/** What the two write: after the agreement if there is one, else after the offer; never in the future. */
function spokenLines({ tender, offer }: Story, now: Date): Line[] {
  const agreed = acceptedHours(tender, offer);
  const words = offer.chat ?? (agreed === null ? [] : AGREED_CHATS[tender.lang]);
  const start = momentOf(tender, (agreed ?? offer.after) + FIRST_WORD_HOURS, now);
  const room = (now.getTime() - start.getTime()) / HOUR_MS;
  const pace = Math.min(1, room / (hoursUntil(words.length) + PAUSE_HOURS));
  return words.map(([side, text], index) => {
    const from: PersonKey = side === "C" ? tender.client : offer.pro;
    return { at: hoursAfter(start, hoursUntil(index) * pace), from, text };
  });
}

// Whoever has not caught up stopped reading before the other one's last words in a row.
function lastRead(lines: readonly Line[], reader: PersonKey, isBehind: boolean): number {
  if (!isBehind) return lines.length;
  const isUnread = (line: Line) => "from" in line && line.from !== reader;
  const read = lines.findLastIndex((line) => !isUnread(line));
  return read + 1;
}

/** What is unread has been told: one notification, of the newest line. */
function noticeOf({ tender, offer }: Story, lines: readonly Line[]): Told[] {
  const last = lines.findLast((line) => "from" in line);
  if (!offer.unread || !last) return [];
  const [to, by] = offer.unread === "C" ? [tender.client, offer.pro] : [offer.pro, tender.client];
  if (last.from !== by) return [];
  return [{ type: "NEW_MESSAGE", to, by, at: last.at, params: { proId: userIdOf(offer.pro) }, tender }];
}

/**
 * The conversation of a client and a PRO about one tender, in the order in which it happened. Answers what was told
 * of it and is still unread.
 */
export function addConversation(rows: Rows, story: Story, now: Date): Told[] {
  const { tender, offer } = story;
  const conversationId = demoId("conversation", tender.key, offer.pro);
  const lines = [...story.lines, ...spokenLines(story, now)].sort((a, b) => a.at.getTime() - b.at.getTime());
  const [first, last] = [lines[0], lines.at(-1)];
  rows.conversations.push({
    id: conversationId,
    tenderId: demoId("tender", tender.key),
    proId: userIdOf(offer.pro),
    lastSeq: lines.length,
    lastMessageAt: last?.at,
    createdAt: first?.at,
  });
  for (const [side, reader] of [
    ["C", tender.client],
    ["P", offer.pro],
  ] as const) {
    const lastReadSeq = lastRead(lines, reader, offer.unread === side);
    rows.participants.push({ conversationId, userId: userIdOf(reader), lastReadSeq });
  }
  lines.forEach((line, index) => {
    const seq = index + 1;
    const id = demoId("message", tender.key, offer.pro, seq);
    const place = { id, conversationId, seq, createdAt: line.at };
    if ("code" in line) {
      rows.messages.push({ ...place, kind: "SYSTEM", systemCode: line.code, params: line.params ?? {} });
    } else {
      rows.messages.push({
        ...place,
        kind: "PRIVATE",
        senderId: userIdOf(line.from),
        clientMessageId: id,
        text: line.text,
      });
    }
  });
  return noticeOf(story, lines);
}
