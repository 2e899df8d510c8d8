import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  catchUpAfter,
  gapAfter,
  mergeThreads,
  openThread,
  withMessages,
  withOnline,
  withPage,
  withRead,
  withTyping,
  type ThreadState,
} from "@/lib/chat/thread/reducer";
import { aMessage, aPage, aThread, ME, messages, PARTNER } from "../../support/chat-thread";

const seqs = (thread: ThreadState) => thread.messages.map(({ seq }) => seq);
const upTo = (last: number, first = 1) => messages(first, last).map(({ seq }) => seq);
const at = new Date("2026-11-21T12:00:00.000Z");

/** What the server would answer to `afterSeq`, `take` at a time. */
function refill(thread: ThreadState, last: number, take: number): ThreadState {
  let known = thread;
  for (let gap = gapAfter(known); gap !== null; gap = gapAfter(known)) {
    const items = messages(gap + 1, Math.min(last, gap + take));
    known = withPage(known, aPage(items, last, gap + take < last), { afterSeq: gap });
  }
  return known;
}

describe("what arrives", () => {
  it("ends in the same complete ordered list, whatever order, doubles and losses there were", () => {
    const total = fc.integer({ min: 1, max: 60 });
    const run = total.chain((last) =>
      fc.record({
        last: fc.constant(last),
        first: fc.integer({ min: 1, max: last }),
        received: fc.array(fc.integer({ min: 1, max: last }), { maxLength: 120 }),
        take: fc.integer({ min: 1, max: 20 }),
      }),
    );
    fc.assert(
      fc.property(run, ({ last, first, received, take }) => {
        const opened = aThread(messages(first, first));
        const live = received
          .filter((seq) => seq >= first)
          .reduce((thread, seq) => withMessages(thread, [aMessage(seq)]), opened);
        const complete = refill(withPage(live, aPage([], last), {}), last, take);

        expect(seqs(complete)).toEqual(upTo(last, first));
        expect(gapAfter(complete)).toBeNull();
      }),
    );
  });

  it("loses nothing when a fetch and live messages cross", () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(some, some, (left, right) => {
        const of = (numbers: number[]) =>
          withMessages(
            aThread([]),
            numbers.map((seq) => aMessage(seq)),
          );
        const both = [...new Set([...left, ...right])].sort((a, b) => a - b);

        expect(seqs(mergeThreads(of(left), of(right)))).toEqual(both);
      }),
    );
  });

  it("knows after which number something is missing", () => {
    expect(gapAfter(aThread(messages(1, 5)))).toBeNull();
    expect(gapAfter(withMessages(aThread(messages(1, 5)), [aMessage(7)]))).toBe(5);
    expect(gapAfter(aThread(messages(1, 5), 8))).toBe(5);
    expect(gapAfter(aThread([], 3))).toBe(0);
    expect(catchUpAfter(aThread(messages(1, 5)))).toBe(5);
  });

  it("does not ask for ever for a number that the server no longer has", () => {
    const gappy = withMessages(aThread(messages(1, 5)), [aMessage(8)]);
    const answered = withPage(gappy, aPage([aMessage(7), aMessage(8)], 8), { afterSeq: 5 });

    expect(gapAfter(answered)).toBeNull();
    expect(seqs(answered)).toEqual([1, 2, 3, 4, 5, 7, 8]);
  });
});

describe("older pages", () => {
  it("come before what is there, until the first message", () => {
    const opened = aThread(messages(101, 200));
    const older = withPage(opened, aPage(messages(1, 100), 200, false), { beforeSeq: 101 });

    expect(opened.isComplete).toBe(false);
    expect(older.isComplete).toBe(true);
    expect(seqs(older)).toEqual(upTo(200));
  });

  it("do not make a conversation complete when they are new", () => {
    const opened = aThread(messages(101, 200));

    expect(withPage(opened, aPage(messages(201, 202), 202), { afterSeq: 200 }).isComplete).toBe(false);
  });
});

describe("marks and presence", () => {
  const thread = openThread(aPage(messages(1, 4), 4));

  it("only move forward", () => {
    const read = withRead(withRead(thread, PARTNER, 3), ME, 2);

    expect([read.partnerReadSeq, read.readSeq]).toEqual([3, 2]);
    expect(withRead(read, PARTNER, 1)).toBe(read);
    expect(withPage(read, aPage([], 4), { afterSeq: 4 })).toMatchObject({ partnerReadSeq: 3, readSeq: 2 });
  });

  it("typing lasts six seconds, and ends with the message", () => {
    const typing = withTyping(thread, true, 1_000);

    expect(typing.typingUntil).toBe(7_000);
    expect(withTyping(typing, false, 2_000).typingUntil).toBe(0);
    expect(withMessages(typing, [aMessage(5)]).typingUntil).toBe(0);
    expect(withMessages(typing, [aMessage(5, { senderId: ME })]).typingUntil).toBe(7_000);
  });

  it("whoever goes was last seen at that moment", () => {
    const online = withOnline(thread, [PARTNER], at);

    expect(online.partner).toMatchObject({ isOnline: true, lastSeenAt: null });
    expect(withOnline(online, [], at).partner).toMatchObject({
      isOnline: false,
      lastSeenAt: at.toISOString(),
    });
    expect(withOnline(thread, [], at)).toBe(thread);
  });
});
