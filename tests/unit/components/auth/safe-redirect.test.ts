import { describe, expect, it } from "vitest";
import { safeRedirect } from "@/components/auth/safe-redirect";

describe("the way back after a sign-in", () => {
  it.each([
    ["/account", "/account"],
    ["/account/tenders?page=2&tab=applied", "/account/tenders?page=2&tab=applied"],
    ["/account#next", "/account#next"],
    ["/cz/account/tenders", "/account/tenders"],
    ["/cs/account", "/account"],
    ["/de", "/"],
    ["/de?x=1", "/?x=1"],
    ["/design", "/design"],
  ])("leads from %s to %s", (next, path) => {
    expect(safeRedirect(next)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "account",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/en//evil.example",
    "/en/\\evil.example",
    "javascript:alert(1)",
  ])("never leads to another site (%s)", (next) => {
    expect(safeRedirect(next)).toBeNull();
  });
});
