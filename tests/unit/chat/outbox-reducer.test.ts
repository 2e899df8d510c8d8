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
const add = (entries: OutboxEntry[], id: string, conversation = here) =>
  addEntry(entries, conversation, { clientMessageId: id, text: id, files: [] }, now);
const none = new Set<string>();

describe("what waits to be sent", () => {
  const entries = add(add(add([], "first"), "second"), "third", elsewhere);

  it("is sent in the order it was written, each conversation by itself", () => {
    expect(nextEntry(entries, here)?.text).toBe("first");
    expect(nextEntry(removeEntry(entries, "first"), here)?.text).toBe("second");
    expect(nextEntry(entries, elsewhere)?.text).toBe("third");
    expect(conversationsToSend(entries)).toEqual([here, elsewhere]);
  });

  it("is there once, however often it was handed over", () => {
    expect(add(entries, "second")).toBe(entries);
  });

  it("lets the next one pass when one was refused, until its writer tries again", () => {
    const refused = markRefused(entries, "first", "Too long.");

    expect(nextEntry(refused, here)?.text).toBe("second");
    expect(nextEntry(markRefused(refused, "first", null), here)?.text).toBe("first");
    expect(conversationsToSend(markRefused(add([], "only"), "only", "No."))).toEqual([]);
  });
});

describe("what the conversation shows", () => {
  it("is each line in its state, and none that has become a message", () => {
    const entries = markRefused(add(add(add([], "a"), "b"), "c"), "c", "Too long.");
    const shown = pendingEntries(entries, here, [aMessage(1, { clientMessageId: "a" })], new Set(["b"]));

    expect(shown.map(({ text, state, error }) => [text, state, error])).toEqual([
      ["b", "SENDING", null],
      ["c", "FAILED", "Too long."],
    ]);
    expect(pendingEntries(entries, elsewhere, [], none)).toEqual([]);
    expect(pendingEntries(add([], "d"), here, [], none)[0]?.state).toBe("UNSENT");
  });
});
