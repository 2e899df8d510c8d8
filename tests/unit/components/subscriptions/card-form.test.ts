import { describe, expect, it } from "vitest";
import { demoCardForm, readExpiry, toDemoCard } from "@/components/subscriptions/payment/card-form";

const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 90", cvc: "123", consent: true };
const codesOf = (changes: Partial<Record<keyof typeof CARD, unknown>>) =>
  demoCardForm(true)
    .safeParse({ ...CARD, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("the demo's card form", () => {
  it("reads month and year however they are typed", () => {
    for (const typed of ["04 / 29", "04/29", "0429", "4/2029", " 04-29 "]) {
      expect(readExpiry(typed)).toEqual({ expMonth: 4, expYear: 2029 });
    }
    for (const typed of ["13 / 29", "00 / 29", "2029", "april", ""]) expect(readExpiry(typed)).toBeNull();
  });

  it("takes a test card with the consent, and hands its number on without spaces", () => {
    expect(codesOf({})).toEqual([]);
    expect(toDemoCard(demoCardForm(true).parse(CARD))).toEqual({
      number: "4242424242424242",
      expMonth: 12,
      expYear: 2090,
      cvc: "123",
    });
  });

  it("refuses real cards, cards that are over, wrong codes and a consent that was not given", () => {
    expect(codesOf({ number: "4111 1111 1111 1111" })).toEqual(["number: testCardOnly"]);
    expect(codesOf({ expiry: "01 / 20" })).toEqual(["expiry: cardExpired"]);
    expect(codesOf({ expiry: "soon" })).toEqual(["expiry: expiry"]);
    expect(codesOf({ cvc: "12" })).toEqual(["cvc: cvc"]);
    expect(codesOf({ consent: false })).toEqual(["consent: acceptStart"]);
  });
});
