import { describe, expect, it } from "vitest";
import { whyNotDecide, whyNotReplace, whyNotSubmit } from "@/lib/verification/policy";
import { verificationBody, verificationForm } from "@/lib/verification/schema";

const PRO = { id: "p", role: "PRO", emailConfirmed: true } as const;
const ADMIN = { id: "a", role: "ADMIN", emailConfirmed: true } as const;
const SENT_AT = new Date("2026-11-21T10:00:00.123Z");
const WAITING = { userId: "p", status: "PENDING", updatedAt: SENT_AT } as const;

describe("sending a document in", () => {
  it.each([
    ["a BEE", PRO, false, null],
    ["a client", { ...PRO, role: "CLIENT" }, false, null],
    ["whoever has sent one", PRO, true, "verification_exists"],
    [
      "whoever has not confirmed the address",
      { ...PRO, emailConfirmed: false },
      false,
      "email_not_confirmed",
    ],
    ["an admin", ADMIN, false, "wrong_role"],
  ] as const)("by %s", (_who, member, hasOpen, refusal) => {
    expect(whyNotSubmit(member, hasOpen)).toBe(refusal);
  });
});

describe("sending other pictures", () => {
  it.each([
    ["PENDING", false, null],
    ["REJECTED", false, null],
    ["REJECTED", true, "verification_exists"],
    ["APPROVED", false, "verification_decided"],
  ] as const)("of one that is %s, with another open one: %s", (status, hasOtherOpen, refusal) => {
    expect(whyNotReplace(PRO, { status, hasOtherOpen })).toBe(refusal);
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
