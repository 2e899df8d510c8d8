import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { TransparencyScreen } from "@/components/legal/TransparencyScreen";
import type { YearInNumbers } from "@/lib/reports/transparency/schema";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/static-navigation", () => ({
  StaticLink: ({ children, ...rest }: React.ComponentProps<"a">) => <a {...rest}>{children}</a>,
}));

afterEach(cleanup);

const operator = {
  company: "Bee Ltd",
  address: null,
  email: "help@bee.example",
  phone: null,
  register: null,
  vatId: null,
  representedBy: null,
};
const EMPTY: YearInNumbers = { year: 2026, reports: {}, actions: {}, complaints: {}, medianHours: null };

const show = (years: YearInNumbers[]) =>
  showScreen(<TransparencyScreen years={years} at={new Date("2026-11-27T09:00:00Z")} operator={operator} />);
const textsOf = (name: string) => {
  const region = within(screen.getByRole("region", { name }));
  const terms = region.queryAllByRole("term").map(({ textContent }) => textContent);
  const values = region.queryAllByRole("definition").map(({ textContent }) => textContent);
  return terms.map((term, at) => `${term}: ${values[at]}`);
};

it("lists what was reported, decided and complained about in a year, the most frequent first", () => {
  show([
    {
      ...EMPTY,
      reports: { SPAM: 1, SCAM: 3 },
      actions: { HIDE: 2, AUTOMATED: 1 },
      complaints: { UPHELD: 1 },
      medianHours: 4,
    },
    { ...EMPTY, year: 2025, reports: { IP: 1 } },
  ]);
  expect(textsOf("2026, so far")).toEqual([
    "Fraud or false promises: 3",
    "Advertising or repetition: 1",
    "Content hidden: 2",
    "Content hidden automatically until a person judges: 1",
    "Right: the decision was undone: 1",
  ]);
  expect(screen.getByText(/decided within 4 hours/)).toBeTruthy();
  expect(textsOf("2025")).toEqual(["Somebody else’s pictures or texts: 1"]);
  const quiet = within(screen.getByRole("region", { name: "2025" }));
  expect(quiet.getByText("No decisions.")).toBeTruthy();
  expect(quiet.getByText("No complaints about decisions.")).toBeTruthy();
});

it("says plainly that nothing happened in a year", () => {
  show([EMPTY]);
  const region = within(screen.getByRole("region", { name: "2026, so far" }));
  expect(region.getByText("Nothing was reported and nothing decided in 2026.")).toBeTruthy();
  expect(textsOf("2026, so far")).toEqual([]);
});
