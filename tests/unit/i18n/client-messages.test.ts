import { describe, expect, it } from "vitest";
import { loadShellMessages, loadMessages } from "@/lib/i18n/load-messages";
import { mergeMessages } from "@/lib/i18n/merge-messages";
import type { Messages } from "@/lib/i18n/messages";
import { SHELL_MESSAGES, pickMessages } from "@/lib/i18n/client-messages";

const all = { a: { b: { c: "1", d: "2" }, e: "3" }, f: { g: "4" } } as unknown as Messages;

describe("picking messages", () => {
  it("takes whole namespaces, sections and single messages, and nothing beside them", () => {
    expect(pickMessages(all, { f: true })).toEqual({ f: { g: "4" } });
    expect(pickMessages(all, { a: ["b"] })).toEqual({ a: { b: { c: "1", d: "2" } } });
    expect(pickMessages(all, { a: ["b.d", "e"], f: ["g"] })).toEqual({
      a: { b: { d: "2" }, e: "3" },
      f: { g: "4" },
    });
    expect(pickMessages(all, {})).toEqual({});
  });

  it("leaves the messages it picks from as they are", () => {
    const before = structuredClone(all);
    pickMessages(all, { a: ["b.c", "e"] });
    expect(all).toEqual(before);
  });

  it("fails where the table asks for a message that is gone", () => {
    expect(() => pickMessages(all, { a: ["b.x"] })).toThrow("npm install");
    expect(() => pickMessages(all, { x: true })).toThrow("npm install");
  });
});

it("joins the frame's part of a namespace with the page's", () => {
  expect(mergeMessages({ a: { b: "1" }, c: { d: "2" } }, { a: { e: "3" }, f: "4" })).toEqual({
    a: { b: "1", e: "3" },
    c: { d: "2" },
    f: "4",
  });
});

it("fetches messages in a language, once", async () => {
  const messages = await loadMessages("cs", ["notifications"]);
  expect(messages.notifications?.panel.title).toBe("Oznámení");
  expect(loadMessages("cs", ["notifications"])).toBe(loadMessages("cs", ["notifications"]));
  const frame = await loadShellMessages("de");
  expect(frame).toMatchObject(pickMessages(frame as Messages, SHELL_MESSAGES));
});
