import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { KeyFacts } from "@/components/directory/tender/KeyFacts";
import type { PublicTender } from "@/lib/directory/tenders/schema";
import tenders from "@/messages/en/tenders.json";

const RECURRING = {
  isRemote: true,
  city: null,
  country: null,
  dateType: "FLEXIBLE",
  startDate: null,
  endDate: null,
  budgetType: "FIXED",
  budgetMinMinor: 9_000,
  budgetMaxMinor: null,
  repeats: "WEEKLY",
  answers: [],
} as const;

function factsOf(changes: Partial<PublicTender>): string[] {
  render(
    <NextIntlClientProvider locale="en" messages={{ tenders }} timeZone="UTC">
      <KeyFacts tender={{ ...RECURRING, ...changes } as unknown as PublicTender} />
    </NextIntlClientProvider>,
  );
  return screen.getAllByRole("listitem").map((fact) => fact.textContent.replaceAll("\u00a0", " "));
}

afterEach(cleanup);

it.each<[Partial<PublicTender>, string, string]>([
  [{}, "€90 per visit", "Flexible, every week"],
  [{ budgetType: "RANGE", budgetMaxMinor: 12_000 }, "€90 – 120 per visit", "Flexible, every week"],
  [
    { budgetType: "HOURLY", startDate: "2026-12-01", dateType: "ON_DATE" },
    "€90/h",
    "01 Dec 2026, every week",
  ],
  [{ budgetType: "OPEN", budgetMinMinor: null }, "Open to offers", "Flexible, every week"],
  [{ repeats: "NONE" }, "€90", "Flexible"],
])("says what the budget of a recurring job is of, and how often it is done: %j", (changes, budget, when) => {
  const [, price, day] = factsOf(changes);

  expect(price).toBe(budget);
  expect(day).toBe(when);
});

it("says how often as exactly as the client has answered it", () => {
  const text = "Three or four times a week";
  const answer = { key: "rhythm", label: "How often?", value: "severalWeekly", text };

  expect(factsOf({ answers: [answer] })[2]).toBe("Flexible, three or four times a week");
});
