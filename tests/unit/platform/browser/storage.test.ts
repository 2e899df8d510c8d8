// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  onStoredChange,
  readStored,
  removeStored,
  writeStored,
} from "@/lib/platform/browser/storage/local-storage";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("what the browser keeps", () => {
  it("notifies listeners of this tab and of others, until they stop", () => {
    const changes: (string | null)[] = [];
    const stop = onStoredChange("lang", (value) => changes.push(value));

    writeStored("lang", "de");
    window.dispatchEvent(new StorageEvent("storage", { key: "lang", newValue: "hu" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "tender", newValue: "x" }));
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    stop();
    writeStored("lang", "cz");

    expect(changes).toEqual(["de", "hu", null]);
  });

  it("lasts as long as the page when storage is blocked", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("blocked");
    });

    writeStored("lang", "sk");
    expect(readStored("lang")).toBe("sk");
    removeStored("lang");
    expect(readStored("lang")).toBeNull();
  });
});
