import { describe, expect, it } from "vitest";
import { readRange } from "@/lib/files/service/serve-file";
import { expiryOf } from "@/lib/files/service/view-file";

describe("a range of bytes", () => {
  it.each([
    ["bytes=0-3", { start: 0, end: 3 }],
    ["bytes=5-", { start: 5, end: 9 }],
    ["bytes=-4", { start: 6, end: 9 }],
    ["bytes=-400", { start: 0, end: 9 }],
    ["bytes=2-400", { start: 2, end: 9 }],
    ["bytes=10-", null],
    ["bytes=-0", null],
    ["bytes=3-2", null],
    ["bytes=0-1,3-4", undefined],
    ["bytes=-", undefined],
    ["items=0-1", undefined],
    [null, undefined],
  ])("reads %s", (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });
});

describe("the end of a signed address", () => {
  it("lies between half an hour and an hour ahead and moves in steps", () => {
    const at = (time: string) => expiryOf({ folder: "tenders" }, new Date(`2026-11-21T${time}Z`));
    expect(at("10:00:00")).toBe(Date.parse("2026-11-21T11:00:00Z") / 1000);
    expect(at("10:29:59")).toBe(at("10:00:00"));
    expect(at("10:30:00")).toBe(Date.parse("2026-11-21T11:30:00Z") / 1000);
  });

  it("is a minute at most for documents of identity, whenever the address is made", () => {
    for (let tenth = 0; tenth < 900; tenth++) {
      const now = new Date(Date.parse("2026-11-21T10:00:00Z") + tenth * 100);
      const seconds = expiryOf({ folder: "VERIFICATIONS" }, now) - now.getTime() / 1000;
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThanOrEqual(60);
    }
  });
});
