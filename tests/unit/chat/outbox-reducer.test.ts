import { describe, expect, it } from "vitest";
import {
  nextEntry,
  conversationsToSend,
  pendingEntries,
  addEntry,
  removeEntry,
  markRefused,
  type OutboxEntry,
} from "@/lib/chat/outbox/reducer";
import { aMessage } from "../../support/chat-thread";

const here = { tenderId: "tender", proId: "pro" };
const elsewhere = { tenderId: "tender", proId: "other" };
const now = new Date("2026-11-21T12:00:00.000Z");
const add = (lines: OutboxEntry[], id: string, place = here) =>
  addEntry(lines, place, { clientMessageId: id, text: id, files: [] }, now);
const none = new Set<string>();

describe("what waits to be sent", () => {
  const lines = add(add(add([], "first"), "second"), "third", elsewhere);

  it("is sent in the order it was written, each conversation by itself", () => {
    expect(nextEntry(lines, here)?.text).toBe("first");
    expect(nextEntry(removeEntry(lines, "first"), here)?.text).toBe("second");
    expect(nextEntry(lines, elsewhere)?.text).toBe("third");
    expect(conversationsToSend(lines)).toEqual([here, elsewhere]);
  });

  it("is there once, however often it was handed over", () => {
    expect(add(lines, "second")).toBe(lines);
  });

  it("lets the next one pass when one was refused, until its writer tries again", () => {
    const refused = markRefused(lines, "first", "Too long.");

    expect(nextEntry(refused, here)?.text).toBe("second");
    expect(nextEntry(markRefused(refused, "first", null), here)?.text).toBe("first");
    expect(conversationsToSend(markRefused(add([], "only"), "only", "No."))).toEqual([]);
  });
});

describe("what the conversation shows", () => {
  it("is each line in its state, and none that has become a message", () => {
    const lines = markRefused(add(add(add([], "a"), "b"), "c"), "c", "Too long.");
    const shown = pendingEntries(lines, here, [aMessage(1, { clientMessageId: "a" })], new Set(["b"]));

    expect(shown.map(({ text, state, error }) => [text, state, error])).toEqual([
      ["b", "SENDING", null],
      ["c", "FAILED", "Too long."],
    ]);
    expect(pendingEntries(lines, elsewhere, [], none)).toEqual([]);
    expect(pendingEntries(add([], "d"), here, [], none)[0]?.state).toBe("UNSENT");
  });
});
