import { describe, expect, it } from "vitest";
import { isMailedTooOften, judgeRefresh, sessionEnd } from "@/lib/auth/policy";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe("what a refresh token gets", () => {
  const used = ago(1);
  it.each([
    ["the current one rotates", 5, 5, 3600, used, "rotate"],
    ["the current one rotates, used or not", 5, 5, 3600, null, "rotate"],
    ["the one before gets the same again within ten seconds", 5, 4, 10, used, "repeat"],
    ["the one before ends the session after that, when the new one is in use", 5, 4, 10.001, used, "revoke"],
    ["the one before gets the same again while nobody has used the new one", 5, 4, 86_400, null, "repeat"],
    ["one older ends the session, however soon", 5, 3, 0, null, "revoke"],
    ["one from the future, after a restored backup, ends the session", 5, 6, 0, null, "revoke"],
  ] as const)("%s", (_, generation, seen, rotatedSecondsAgo, confirmedAt, verdict) => {
    const session = { generation, rotatedAt: ago(rotatedSecondsAgo), confirmedAt };
    expect(judgeRefresh(session, seen, now)).toBe(verdict);
  });
});

it("ends a session 30 days after its last use and 180 days after its start", () => {
  expect(sessionEnd(now, now)).toEqual(inDays(30));
  expect(sessionEnd(inDays(-149), now)).toEqual(inDays(30));
  expect(sessionEnd(inDays(-170), now)).toEqual(inDays(10));
});

it("lets a minute pass between two mails of a kind", () => {
  expect(isMailedTooOften(null, now)).toBe(false);
  expect(isMailedTooOften(ago(59), now)).toBe(true);
  expect(isMailedTooOften(ago(60), now)).toBe(false);
});
