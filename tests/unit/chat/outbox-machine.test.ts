import { describe, expect, it } from "vitest";
import {
  nextLine,
  placesToSend,
  shownLines,
  withLine,
  withoutLine,
  withRefusal,
  type UnsentLine,
} from "@/lib/chat/outbox/machine";
import { aMessage } from "../../support/chat-thread";

const here = { tenderId: "tender", proId: "pro" };
const elsewhere = { tenderId: "tender", proId: "other" };
const now = new Date("2026-11-21T12:00:00.000Z");
const add = (lines: UnsentLine[], id: string, place = here) =>
  withLine(lines, place, { clientMessageId: id, text: id, files: [] }, now);
const none = new Set<string>();

describe("what waits to be sent", () => {
  const lines = add(add(add([], "first"), "second"), "third", elsewhere);

  it("is sent in the order it was written, each conversation by itself", () => {
    expect(nextLine(lines, here)?.text).toBe("first");
    expect(nextLine(withoutLine(lines, "first"), here)?.text).toBe("second");
    expect(nextLine(lines, elsewhere)?.text).toBe("third");
    expect(placesToSend(lines)).toEqual([here, elsewhere]);
  });

  it("is there once, however often it was handed over", () => {
    expect(add(lines, "second")).toBe(lines);
  });

  it("lets the next one pass when one was refused, until its writer tries again", () => {
    const refused = withRefusal(lines, "first", "Too long.");

    expect(nextLine(refused, here)?.text).toBe("second");
    expect(nextLine(withRefusal(refused, "first", null), here)?.text).toBe("first");
    expect(placesToSend(withRefusal(add([], "only"), "only", "No."))).toEqual([]);
  });
});

describe("what the conversation shows", () => {
  it("is each line in its state, and none that has become a message", () => {
    const lines = withRefusal(add(add(add([], "a"), "b"), "c"), "c", "Too long.");
    const shown = shownLines(lines, here, [aMessage(1, { clientMessageId: "a" })], new Set(["b"]));

    expect(shown.map(({ text, state, error }) => [text, state, error])).toEqual([
      ["b", "SENDING", null],
      ["c", "FAILED", "Too long."],
    ]);
    expect(shownLines(lines, elsewhere, [], none)).toEqual([]);
    expect(shownLines(add([], "d"), here, [], none)[0]?.state).toBe("UNSENT");
  });
});
