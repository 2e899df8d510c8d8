import { describe, expect, it } from "vitest";
import { clientError, redactSecrets } from "@/lib/shared/client-errors";

describe("what a browser reports", () => {
  it("is cut and not refused, and its route comes without query", () => {
    const report = clientError.parse({
      message: "m".repeat(2000),
      stack: "s".repeat(9000),
      route: "/de/confirm-email?token=hush#a",
    });

    expect(report).toEqual({ message: "m".repeat(500), stack: "s".repeat(4000), route: "/de/confirm-email" });
  });
});

describe("redactSecrets", () => {
  it.each([
    ["at https://tenderbee.example/_next/a.js?dpl=1:2:3", "at https://tenderbee.example/_next/a.js"],
    ["no user ann@example.org", "no user [hidden]"],
    ["token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLXNpZ25hdHVyZQ is bad", "token [hidden] is bad"],
    ["token 3k9dj2Lm4nb5vC6xz7As8df9gh0jk1l2QweR", "token [hidden]"],
  ])("hides in %j what nobody may read", (text, plain) => {
    expect(redactSecrets(text)).toBe(plain);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'name')",
    "open@https://tenderbee.example/_next/static/chunks/app/page-1a2b3c4d.js:1:2345",
    "/en/account/tenders/0198c5a1-7b2e-7d3f-9a4b-5c6d7e8f9a0b/chat",
  ])("leaves %j as it is", (text) => {
    expect(redactSecrets(text)).toBe(text);
  });
});
