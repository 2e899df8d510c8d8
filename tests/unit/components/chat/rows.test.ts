import { describe, expect, it } from "vitest";
import { countUnseen, rowsOf } from "@/components/chat/thread/rows";
import type { PendingEntry } from "@/lib/chat/outbox/reducer";
import type { MessageView } from "@/lib/chat/schema";
import { withRead } from "@/lib/chat/thread/reducer";
import { aMessage, aThread, ME, PARTNER } from "../../../support/chat-thread";

const at = (seq: number, createdAt: string, changes: Partial<MessageView> = {}) =>
  aMessage(seq, { createdAt, ...changes });
const allRead = { readSeq: 999, lastSeq: 999 };
const rows = (messages: MessageView[], opened = allRead, entries: PendingEntry[] = []) =>
  rowsOf(aThread(messages), entries, ME, opened);

// Tests run at +5:45: the day turns at 18:15 UTC.
const EVENING = "2026-11-20T18:14:00.000Z";
const MIDNIGHT = "2026-11-20T18:16:00.000Z";

describe("lines of a conversation", () => {
  it("stand under the day they were written on, by the reader's own clock", () => {
    const [first, second, third] = rows([at(1, EVENING), at(2, MIDNIGHT), at(3, "2026-11-20T20:00:00.000Z")]);

    expect([first?.day, second?.day, third?.day]).toEqual(["2026-11-20", "2026-11-21", null]);
  });

  it("say no day above the first of a page that has others before it: it would go again when they come", () => {
    const [first] = rows([at(101, EVENING), at(102, EVENING)]);
    const [, same] = rows([at(100, EVENING), at(101, EVENING)]);

    expect([first?.day, same?.day]).toEqual([null, null]);
  });

  it("of one sender stand together for five minutes, not over a day's end and not around the product's words", () => {
    const grouped = rows([
      at(1, "2026-11-20T10:00:00.000Z"),
      at(2, "2026-11-20T10:04:00.000Z"),
      at(3, "2026-11-20T10:04:30.000Z", { senderId: ME }),
      at(4, "2026-11-20T10:05:00.000Z", { kind: "SYSTEM", senderId: null, systemCode: "OFFER_SENT" }),
      at(5, "2026-11-20T10:05:10.000Z", { senderId: ME }),
      at(6, "2026-11-20T10:12:00.000Z", { senderId: ME }),
    ]);

    expect(grouped.map(({ endsGroup }) => endsGroup)).toEqual([false, true, true, true, true, true]);
    expect(rows([at(1, EVENING), at(2, MIDNIGHT)]).map(({ endsGroup }) => endsGroup)).toEqual([true, true]);
  });

  it("are marked where what is new begins: with words of the other side, and what came later is not counted", () => {
    const marked = rows(
      [
        aMessage(1),
        aMessage(2, { senderId: ME }),
        aMessage(3, { kind: "SYSTEM", senderId: null, systemCode: "OFFER_SENT" }),
        aMessage(4),
        aMessage(5),
        aMessage(6),
      ],
      { readSeq: 1, lastSeq: 5 },
    );

    expect(marked.map(({ unread }) => unread)).toEqual([null, null, null, 2, null, null]);
  });

  it("keep their place when they have arrived", () => {
    const entry: PendingEntry = {
      clientMessageId: "c",
      text: "Hello",
      files: [],
      at: MIDNIGHT,
      state: "UNSENT",
      error: null,
    };
    const waiting = rows([aMessage(1)], allRead, [entry]);
    const arrived = rows([aMessage(1), aMessage(2, { senderId: ME, clientMessageId: "c" })]);

    expect(waiting.map(({ key }) => key)).toEqual(arrived.map(({ key }) => key));
  });
});

it("counts what waits below: words of the other side that were not on screen", () => {
  const thread = aThread([aMessage(1), aMessage(2, { senderId: ME }), aMessage(3), aMessage(4)]);

  expect(countUnseen(thread)).toBe(3);
  expect(countUnseen(withRead(thread, ME, 3))).toBe(1);
  expect(countUnseen(withRead(thread, PARTNER, 4))).toBe(3);
});
