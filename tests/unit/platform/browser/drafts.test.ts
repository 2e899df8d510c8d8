// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearDraft, readDraft, writeDraft } from "@/lib/platform/browser/storage/drafts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe("drafts", () => {
  it("come back for what they belong to, and only for that", () => {
    writeDraft("tender", "painting", { title: "Paint the hall" });

    expect(readDraft("tender", "painting")?.values).toEqual({ title: "Paint the hall" });
    expect(readDraft("tender", "tiling")).toBeNull();
    expect(readDraft("offer", "painting")).toBeNull();
  });

  it("are kept for the five that were typed last", () => {
    for (let minute = 0; minute < 7; minute++) {
      vi.setSystemTime(new Date(2026, 0, 1, 12, minute));
      writeDraft("offer", `tender-${minute}`, { minute });
    }

    expect(readDraft("offer", "tender-1")).toBeNull();
    expect(readDraft("offer", "tender-2")?.values).toEqual({ minute: 2 });
    expect(Object.keys(JSON.parse(localStorage.getItem("offer") ?? "{}") as object)).toHaveLength(5);
  });

  it("go one by one or all at once", () => {
    writeDraft("tender", "a", 1);
    writeDraft("tender", "b", 2);

    clearDraft("tender", "a");
    expect(readDraft("tender", "a")).toBeNull();
    expect(readDraft("tender", "b")?.values).toBe(2);

    clearDraft("tender");
    expect(localStorage.getItem("tender")).toBeNull();
  });

  it("that somebody else has written there are no drafts", () => {
    localStorage.setItem("tender", "[not json");

    expect(readDraft("tender", "a")).toBeNull();
    writeDraft("tender", "a", 1);
    expect(readDraft("tender", "a")?.values).toBe(1);
  });
});
