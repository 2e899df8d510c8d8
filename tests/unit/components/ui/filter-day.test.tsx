import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FilterDay } from "@/components/ui/lists/FilterDay";
import type { DayProps } from "@/components/ui/form/DayPicker";
import type { Day } from "@/lib/shared/dates/dates";
import { showScreen } from "@/tests/support/screen";

// The calendar is another matter: here it is a field that gives on what is typed, and null for half a date.
vi.mock("@/components/ui/form/DayField", () => ({
  DayField: ({ label, value, onChange }: DayProps) => (
    <input
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => onChange(/^\d{4}-/u.test(target.value) ? target.value : null)}
    />
  ),
}));

afterEach(cleanup);

const filter = (day: Day | null, onChange: (next: Day | null) => void = () => {}) => (
  <FilterDay label="From" day={day} accepts={(each) => each > "2000"} onChange={onChange} />
);
const field = () => screen.getByLabelText<HTMLInputElement>("From");
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it("keeps what was typed since when the address follows late", () => {
  const given: (Day | null)[] = [];
  const { change } = showScreen(filter(null, (next) => given.push(next)));
  type("2027-05-12");
  type("12 May");
  expect(given).toEqual(["2027-05-12", null]);

  change(filter("2027-05-12"));
  expect(field().value).toBe("");
  change(filter(null));
  expect(field().value).toBe("");
});

it("follows a chip and the address, also after days of its own", () => {
  const { change } = showScreen(filter(null));
  type("2027-05-12");
  change(filter("2027-05-12"));
  change(filter("2027-06-01"));
  expect(field().value).toBe("2027-06-01");
  change(filter(null));
  expect(field().value).toBe("");
});

it("keeps for itself what the list does not take", () => {
  const given: (Day | null)[] = [];
  showScreen(filter(null, (next) => given.push(next)));
  type("1999-05-12");
  expect([given, field().value]).toEqual([[], "1999-05-12"]);
});
