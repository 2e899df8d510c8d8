import { describe, expect, it } from "vitest";
import {
  whyNotAccept,
  whyNotChange,
  whyNotDecline,
  whyNotSend,
  whyNotWithdraw,
  type OfferFacts,
} from "@/lib/offers/policy";
import { OFFER_STATUSES } from "@/lib/tenders/constants";
import { newOfferBody } from "@/lib/offers/schema";
import { normalizeTerms } from "@/lib/offers/terms/schema";
import { TENDER_STATUSES, type TenderStatus } from "@/lib/tenders/machine";
import type { TenderFacts, VisibilityFacts } from "@/lib/tenders/policy";

const creator = { id: "creator", role: "CLIENT", emailConfirmed: true } as const;
const pro = { id: "pro", role: "PRO", emailConfirmed: true } as const;
const rival = { id: "rival", role: "PRO", emailConfirmed: true } as const;
const tender = (status: TenderStatus, offerCount = 1): TenderFacts & Pick<VisibilityFacts, "hiddenAt"> => ({
  creatorId: creator.id,
  recipientId: null,
  status,
  version: 1,
  offerCount,
  hiddenAt: null,
});
const END = new Date("2026-12-10T12:00:00Z");
const at = (ms: number) => new Date(END.getTime() + ms);
const offer = (status: OfferFacts["status"]): OfferFacts => ({
  proId: pro.id,
  status,
  version: 2,
  validUntil: END,
  hiddenAt: null,
});
/** What was seen of it, shortly before its end. */
const seen = (seenVersion: number, now = at(-1)) => ({ seenVersion, now });
const unconfirmed = <T extends object>(user: T) => ({ ...user, emailConfirmed: false });

describe("sending an offer", () => {
  const trader = { isBusiness: false, businessAddress: null, registrationNumber: null, vatId: null };
  const none = { offer: null, offersLeft: 1, trader };

  it("is for a PRO with a confirmed address, a free place and an offer left", () => {
    expect(whyNotSend(pro, tender("NEW"), none)).toBeNull();
    expect(whyNotSend(creator, tender("NEW"), none)).toBe("wrong_role");
    expect(whyNotSend(unconfirmed(pro), tender("NEW"), none)).toBe("email_not_confirmed");
    expect(whyNotSend(pro, tender("NEW", 10), none)).toBe("offers_full");
    expect(whyNotSend(pro, tender("NEW", 9), none)).toBeNull();
    expect(whyNotSend(pro, tender("NEW"), { ...none, offersLeft: 0 })).toBe("offers_used_up");
  });

  it.each([
    ["ACTIVE", "offer_exists"],
    ["DECLINED", null],
    ["WITHDRAWN", null],
  ] as const)("with an own offer that is %s answers %s", (status, expected) => {
    expect(whyNotSend(pro, tender("NEW"), { ...none, offer: offer(status) })).toBe(expected);
  });

  it.each([
    [{}, "trader_details_missing"],
    [{ businessAddress: "Ring 1, 1010 Wien" }, "trader_details_missing"],
    [{ registrationNumber: "FN 1a", vatId: "ATU1" }, "trader_details_missing"],
    [{ businessAddress: "Ring 1, 1010 Wien", registrationNumber: "FN 1a" }, null],
    [{ businessAddress: "Ring 1, 1010 Wien", vatId: "ATU1" }, null],
  ])("of a business that has given %j answers %s", (given, expected) => {
    const business = { ...trader, isBusiness: true, ...given };
    expect(whyNotSend(pro, tender("NEW"), { ...none, trader: business })).toBe(expected);
  });

  it("brings none back that moderation has hidden", () => {
    const hidden = { ...offer("WITHDRAWN"), hiddenAt: at(-1) };
    expect(whyNotSend(pro, tender("NEW"), { ...none, offer: hidden })).toBe("offer_hidden");
    expect(whyNotChange(pro, tender("NEW"), { ...hidden, status: "ACTIVE" }, 2)).toBe("offer_hidden");
  });

  it.each(TENDER_STATUSES.filter((status) => status !== "NEW"))("is over once the tender is %s", (status) => {
    expect(whyNotSend(pro, tender(status), none)).toBe("tender_not_open");
  });
});

describe("moving an offer", () => {
  it.each(OFFER_STATUSES)("in state %s", (status) => {
    const expected = status === "ACTIVE" ? null : "offer_not_active";
    expect(whyNotChange(pro, tender("NEW"), offer(status), 2)).toBe(expected);
    expect(whyNotWithdraw(pro, offer(status))).toBe(expected);
    expect(whyNotDecline(creator, tender("NEW"), offer(status))).toBe(expected);
    expect(whyNotAccept(creator, tender("NEW"), offer(status), seen(2))).toBe(expected);
  });

  it.each(TENDER_STATUSES)("on a tender that is %s", (status) => {
    const expected = status === "NEW" ? null : "tender_not_open";
    expect(whyNotChange(pro, tender(status), offer("ACTIVE"), 2)).toBe(expected);
    expect(whyNotAccept(creator, tender(status), offer("ACTIVE"), seen(2))).toBe(expected);
  });

  it("needs the version that was seen", () => {
    expect(whyNotChange(pro, tender("NEW"), offer("ACTIVE"), 1)).toBe("stale_version");
    expect(whyNotAccept(creator, tender("NEW"), offer("ACTIVE"), seen(1))).toBe("stale_version");
  });

  it("can be accepted until its time is over, and changed or declined after that, too", () => {
    const open = tender("NEW");
    expect(whyNotAccept(creator, open, offer("ACTIVE"), seen(2, at(-1)))).toBeNull();
    expect(whyNotAccept(creator, open, offer("ACTIVE"), seen(2, END))).toBe("offer_expired");
    expect(whyNotAccept(creator, open, offer("ACTIVE"), seen(2, at(1)))).toBe("offer_expired");
    expect(whyNotAccept(creator, open, offer("ACTIVE"), seen(1, at(1)))).toBe("stale_version");
    const endless = { ...offer("ACTIVE"), validUntil: null };
    expect(whyNotAccept(creator, open, endless, seen(2, at(1)))).toBeNull();
  });

  it("belongs to its PRO, or to the tender's creator", () => {
    expect(whyNotChange(rival, tender("NEW"), offer("ACTIVE"), 2)).toBe("offer_not_yours");
    expect(whyNotWithdraw(creator, offer("ACTIVE"))).toBe("offer_not_yours");
    expect(whyNotDecline(pro, tender("NEW"), offer("ACTIVE"))).toBe("tender_not_yours");
    expect(whyNotAccept(pro, tender("NEW"), offer("ACTIVE"), seen(2))).toBe("tender_not_yours");
  });

  it("needs a confirmed address where it binds somebody", () => {
    expect(whyNotChange(unconfirmed(pro), tender("NEW"), offer("ACTIVE"), 2)).toBe("email_not_confirmed");
    expect(whyNotAccept(unconfirmed(creator), tender("NEW"), offer("ACTIVE"), seen(2))).toBe(
      "email_not_confirmed",
    );
  });
});

describe("what an offer says", () => {
  const body = {
    priceType: "HOURLY",
    priceMinor: 2500,
    estimatedHours: 4,
    materials: "EXTRA",
    materialsMinor: 900,
    message: "I bring my own tools and a helper.",
  } as const;

  it("keeps hours for an hourly price only, and materials when they cost extra", () => {
    const parsed = newOfferBody.parse(body);
    expect(normalizeTerms(parsed)).toMatchObject({ estimatedHours: 4, materialsMinor: 900 });
    expect(normalizeTerms({ ...parsed, priceType: "FIXED", materials: "CLIENT" })).toMatchObject({
      estimatedHours: null,
      materialsMinor: null,
    });
  });

  it("never comes to more than the limit", () => {
    expect(newOfferBody.safeParse({ ...body, priceMinor: 99_999_900 }).success).toBe(false);
    const largest = { ...body, priceType: "FIXED", priceMinor: 99_999_900, materials: "CLIENT" };
    expect(newOfferBody.safeParse(largest).success).toBe(true);
  });
});
