import { expect, it } from "vitest";
import { isGuessable } from "@/lib/auth/policy";

const ACCOUNT = {
  email: "anna.huber@example.com",
  firstName: "Anna-Léa",
  lastName: "Hübner",
  businessName: "Huber Installationen",
};

it.each(["tenderbee2026!", "BEE-bee-1234", "Anna.Huber1", "lea1999lea", "hubner_01", "Installationen1x"])(
  "guesses %s",
  (password) => expect(isGuessable(password, ACCOUNT)).toBe(true),
);

it.each(["Lindenblüte-47", "annas-7-katzen", "beer-and-pretzels-1", "x1y2z3w4v5", "12345678"])(
  "does not guess %s",
  (password) => expect(isGuessable(password, ACCOUNT)).toBe(false),
);

it("takes no part of a name that is in too many words", () => {
  const account = { email: "al@example.com", firstName: "Al", lastName: "Bo" };
  expect(isGuessable("albo-1234", account)).toBe(false);
});
