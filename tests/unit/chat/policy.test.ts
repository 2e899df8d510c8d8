import { describe, expect, it } from "vitest";
import { whyNotRead, whyNotWrite, type ChatFacts } from "@/lib/chat/policy";
import { TENDER_STATUSES } from "@/lib/tenders/machine";

const user = (id: string, role: "CLIENT" | "PRO" | "ADMIN", emailConfirmed = true) => ({
  id,
  role,
  emailConfirmed,
  limitedUntil: null,
});
const creator = user("creator", "CLIENT");
const pro = user("pro", "PRO");
const OPEN: ChatFacts = {
  creatorId: "creator",
  recipientId: null,
  status: "NEW",
  version: 1,
  offerCount: 1,
  isPrivate: false,
  hiddenAt: null,
  hasOwnOffer: false,
  isInvited: false,
  isBlocked: false,
  conversation: null,
};
const CHAT = { ...OPEN, conversation: { proId: "pro", hasPartnerLeft: false } };

describe("who may read a conversation", () => {
  it.each([
    ["the client who sits in it", creator, CHAT, null],
    ["the PRO who sits in it", pro, { ...CHAT, hasOwnOffer: true }, null],
    ["a client with a PRO who has no offer", creator, OPEN, "conversation_not_found"],
    [
      "a PRO with an offer, who names another PRO",
      pro,
      { ...OPEN, hasOwnOffer: true },
      "conversation_not_found",
    ],
    ["a PRO without an offer", pro, OPEN, "chat_needs_offer"],
    [
      "a PRO without an offer, after another was chosen",
      pro,
      { ...OPEN, status: "ACCEPTED" },
      "tender_not_found",
    ],
    ["another client", user("other", "CLIENT"), OPEN, "tender_not_found"],
    ["an admin", user("admin", "ADMIN"), OPEN, "wrong_role"],
  ] as const)("%s", (_, actor, facts, refusal) => {
    expect(whyNotRead(actor, facts)).toBe(refusal);
    // Users who may not read may not write either, for the same reason.
    expect(whyNotWrite(actor, facts)).toBe(refusal);
  });
});

describe("who may write in a conversation", () => {
  it.each(TENDER_STATUSES)("both of its people while the tender is %s", (status) => {
    expect(whyNotWrite(creator, { ...CHAT, status })).toBeNull();
    expect(whyNotWrite(pro, { ...CHAT, status, hasOwnOffer: true })).toBeNull();
  });

  it("nobody before their address is confirmed, and nobody to a partner who has left", () => {
    const left = { ...CHAT, conversation: { proId: "pro", hasPartnerLeft: true } };

    expect(whyNotWrite(user("creator", "CLIENT", false), left)).toBe("email_not_confirmed");
    expect(whyNotWrite(creator, left)).toBe("partner_left");
    expect(whyNotRead(creator, left)).toBeNull();
  });
});

describe("where one of the two blocks the other", () => {
  const blocked = { ...CHAT, isBlocked: true, hasOwnOffer: true };
  const job = (status: "ACCEPTED" | "COMPLETED", recipientId = "pro") => ({
    ...blocked,
    status,
    recipientId,
  });

  it("neither reads or writes without a job of the two", () => {
    expect(whyNotWrite(creator, blocked)).toBe("conversation_not_found");
    expect(whyNotRead(creator, job("ACCEPTED", "rival"))).toBe("conversation_not_found");
    expect(whyNotRead(pro, blocked)).toBe("tender_not_found");
  });

  it.each([creator, pro])("$role goes on writing in a running job, and reads it afterwards", (actor) => {
    expect(whyNotWrite(actor, job("ACCEPTED"))).toBeNull();
    expect(whyNotRead(actor, job("COMPLETED"))).toBeNull();
    expect(whyNotWrite(actor, job("COMPLETED"))).toBe("conversation_not_found");
  });
});
