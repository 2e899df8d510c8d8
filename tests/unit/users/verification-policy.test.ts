import { describe, expect, it } from "vitest";
import { whyNotDecide, whyNotReplace, whyNotSubmit, whyNotUntil } from "@/lib/verification/policy";
import { verificationBody, verificationForm } from "@/lib/verification/schema";

const PRO = { id: "p", role: "PRO", emailConfirmed: true } as const;
const ADMIN = { id: "a", role: "ADMIN", emailConfirmed: true } as const;
const SENT_AT = new Date("2026-11-21T10:00:00.123Z");
const PENDING = { status: "PENDING", expiresOn: null } as const;
const WAITING = { userId: "p", status: "PENDING", updatedAt: SENT_AT } as const;

describe("sending a document in", () => {
  const CLIENT = { ...PRO, role: "CLIENT" } as const;
  const approvedUntil = (expiresOn: string | null) => [{ status: "APPROVED", expiresOn }] as const;
  it.each([
    ["a BEE", PRO, "IDENTITY", [], null],
    ["a client", CLIENT, "IDENTITY", [], null],
    ["a client of a trade licence", CLIENT, "TRADE_LICENCE", [], "wrong_role"],
    ["one who has sent one", PRO, "INSURANCE", [PENDING], "verification_exists"],
    ["one whose proof has no end", PRO, "IDENTITY", approvedUntil(null), "verification_exists"],
    ["one whose proof ends in 31 days", PRO, "INSURANCE", approvedUntil("2026-12-22"), "verification_exists"],
    ["one whose proof ends in 30 days", PRO, "INSURANCE", approvedUntil("2026-12-21"), null],
    [
      "one whose next proof waits",
      PRO,
      "INSURANCE",
      [PENDING, ...approvedUntil("2026-12-21")],
      "verification_exists",
    ],
    [
      "one who has not confirmed the address",
      { ...PRO, emailConfirmed: false },
      "IDENTITY",
      [],
      "email_not_confirmed",
    ],
    ["an admin", ADMIN, "IDENTITY", [], "wrong_role"],
  ] as const)("by %s", (_who, member, kind, open, refusal) => {
    expect(whyNotSubmit(member, { kind, open, now: SENT_AT })).toBe(refusal);
  });
});

describe("sending other pictures", () => {
  it.each([
    ["PENDING", [], null],
    ["REJECTED", [], null],
    ["REJECTED", [PENDING], "verification_exists"],
    ["APPROVED", [], "verification_decided"],
    ["EXPIRED", [], "verification_decided"],
  ] as const)("of one that is %s, with others: %j", (status, open, refusal) => {
    expect(whyNotReplace(PRO, { kind: "IDENTITY", status, open, now: SENT_AT })).toBe(refusal);
  });
});

describe("deciding", () => {
  it.each([
    ["an admin who has seen it as it is", ADMIN, WAITING, SENT_AT, null],
    ["anybody else", PRO, { ...WAITING, userId: "q" }, SENT_AT, "wrong_role"],
    ["an admin about themselves", ADMIN, { ...WAITING, userId: "a" }, SENT_AT, "forbidden"],
    [
      "an admin after the decision",
      ADMIN,
      { ...WAITING, status: "REJECTED" },
      SENT_AT,
      "verification_decided",
    ],
    ["an admin who saw other pictures", ADMIN, WAITING, new Date("2026-11-21T09:00:00Z"), "stale_version"],
  ] as const)("by %s", (_who, actor, verification, seenAt, refusal) => {
    expect(whyNotDecide(actor, verification, seenAt)).toBe(refusal);
  });
});

describe("the last day of a proof", () => {
  it.each([
    ["INSURANCE", null, "required"],
    ["TRADE_LICENCE", null, "required"],
    ["IDENTITY", null, null],
    ["INSURANCE", "2026-11-21", "dateTooEarly"],
    ["IDENTITY", "2026-11-20", "dateTooEarly"],
    ["INSURANCE", "2026-11-22", null],
  ] as const)("of %s: %s", (kind, day, refusal) => {
    expect(whyNotUntil(kind, day, SENT_AT)).toBe(refusal);
  });
});

describe("a document", () => {
  const [frontId, backId] = ["front-front-front-1", "back-back-back-back"];

  it("needs its back unless it is a passport, whose back is left out", () => {
    expect(verificationBody.safeParse({ documentType: "DRIVER_LICENSE", frontId }).success).toBe(false);
    expect(verificationBody.parse({ documentType: "PASSPORT", frontId, backId })).toMatchObject({
      backId: null,
    });
    const paths = (input: object) =>
      verificationForm.safeParse(input).error?.issues.map(({ path }) => path.join("."));
    expect(paths({ documentType: "ID_CARD", frontId: [], backId: [] })).toEqual(["frontId", "backId"]);
    expect(paths({ documentType: "PASSPORT", frontId: [frontId], backId: [] })).toBeUndefined();
  });
});
