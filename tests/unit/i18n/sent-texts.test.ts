import { describe, expect, it } from "vitest";
import { loadFrameTexts, loadTexts } from "@/lib/i18n/load-texts";
import { mergeTexts } from "@/lib/i18n/merge-texts";
import type { Messages } from "@/lib/i18n/messages";
import { FRAME_TEXTS, pickTexts } from "@/lib/i18n/sent-texts";

const all = { a: { b: { c: "1", d: "2" }, e: "3" }, f: { g: "4" } } as unknown as Messages;

describe("picking texts", () => {
  it("takes whole namespaces, sections and single texts, and nothing beside them", () => {
    expect(pickTexts(all, { f: true })).toEqual({ f: { g: "4" } });
    expect(pickTexts(all, { a: ["b"] })).toEqual({ a: { b: { c: "1", d: "2" } } });
    expect(pickTexts(all, { a: ["b.d", "e"], f: ["g"] })).toEqual({
      a: { b: { d: "2" }, e: "3" },
      f: { g: "4" },
    });
    expect(pickTexts(all, {})).toEqual({});
  });

  it("leaves the texts it picks from as they are", () => {
    const before = structuredClone(all);
    pickTexts(all, { a: ["b.c", "e"] });
    expect(all).toEqual(before);
  });

  it("fails where the table asks for a text that is gone", () => {
    expect(() => pickTexts(all, { a: ["b.x"] })).toThrow("npm run texts");
    expect(() => pickTexts(all, { x: true })).toThrow("npm run texts");
  });
});

it("joins the frame's part of a namespace with the page's", () => {
  expect(mergeTexts({ a: { b: "1" }, c: { d: "2" } }, { a: { e: "3" }, f: "4" })).toEqual({
    a: { b: "1", e: "3" },
    c: { d: "2" },
    f: "4",
  });
});

it("fetches texts in a reader's language, once", async () => {
  const texts = await loadTexts("cs", ["notifications"]);
  expect(texts.notifications?.panel.title).toBe("Oznámení");
  expect(loadTexts("cs", ["notifications"])).toBe(loadTexts("cs", ["notifications"]));
  const frame = await loadFrameTexts("de");
  expect(frame).toMatchObject(pickTexts(frame as Messages, FRAME_TEXTS));
});
