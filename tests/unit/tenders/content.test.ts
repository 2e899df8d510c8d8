import { describe, expect, it } from "vitest";
import { contentIssues, dateIssues, normalizeContent } from "@/lib/tenders/schema/rules";

const content = {
  isRemote: false,
  address: { country: "AT", city: "Wien" },
  dateType: "FLEXIBLE",
  startDate: null,
  endDate: null,
  budgetType: "OPEN",
  budgetMinMinor: null,
  budgetMaxMinor: null,
} as const;

type Content = Parameters<typeof contentIssues>[0];
const issuesOf = (changes: Partial<Content>) =>
  contentIssues({ ...content, ...changes }).map(({ path, code }) => `${path} ${code}`);

describe("the fields of a tender together", () => {
  it.each<[string, Partial<Content>, string[]]>([
    ["a flexible tender in a town", {}, []],
    ["no place", { address: null }, ["address required"]],
    ["remote needs no place", { isRemote: true, address: null }, []],
    ["a fixed budget", { budgetType: "FIXED", budgetMinMinor: 500 }, []],
    ["an hourly budget without rate", { budgetType: "HOURLY" }, ["budgetMinMinor required"]],
    ["a range without both", { budgetType: "RANGE" }, ["budgetMinMinor required", "budgetMaxMinor required"]],
    ["a range of one amount", { budgetType: "RANGE", budgetMinMinor: 900, budgetMaxMinor: 900 }, []],
    [
      "a range upside down",
      { budgetType: "RANGE", budgetMinMinor: 900, budgetMaxMinor: 899 },
      ["budgetMaxMinor maxBelowMin"],
    ],
    ["a day without date", { dateType: "ON_DATE" }, ["startDate required"]],
    ["a range of days without dates", { dateType: "RANGE" }, ["startDate required", "endDate required"]],
    ["a range of one day", { dateType: "RANGE", startDate: "2027-01-05", endDate: "2027-01-05" }, []],
    [
      "days upside down",
      { dateType: "RANGE", startDate: "2027-01-05", endDate: "2027-01-04" },
      ["endDate endBeforeStart"],
    ],
  ])("%s", (_, changes, expected) => {
    expect(issuesOf(changes)).toEqual(expected);
  });
});

describe("the days of a tender", () => {
  // A minute to noon on 2 March in UTC: on Baker Island it is still 1 March, on Kiribati already 3 March.
  const now = new Date("2027-03-02T11:59:00Z");
  const onDate = (startDate: string) =>
    dateIssues({ dateType: "ON_DATE", startDate, endDate: null }, now).map(({ code }) => code);

  it.each([
    ["still today somewhere on earth", "2027-03-01", []],
    ["over everywhere", "2027-02-28", ["dateInPast"]],
    ["a year after the latest today", "2028-03-03", []],
    ["a day more", "2028-03-04", ["dateTooLate"]],
  ])("%s", (_, day, expected) => {
    expect(onDate(day)).toEqual(expected);
  });

  it("do not matter when they are flexible", () => {
    expect(dateIssues({ dateType: "FLEXIBLE", startDate: "2001-01-01", endDate: null }, now)).toEqual([]);
  });
});

describe("tidying a tender", () => {
  it("drops what belongs to another kind", () => {
    const full = {
      ...content,
      isRemote: true,
      dateType: "ON_DATE",
      startDate: "2027-01-05",
      endDate: "2027-01-09",
      budgetType: "FIXED",
      budgetMinMinor: 900,
      budgetMaxMinor: 1000,
    } as const;
    expect(normalizeContent<Content>(full)).toMatchObject({
      address: null,
      startDate: "2027-01-05",
      endDate: null,
      budgetMinMinor: 900,
      budgetMaxMinor: null,
    });
    expect(normalizeContent<Content>({ ...full, budgetType: "OPEN", dateType: "FLEXIBLE" })).toMatchObject({
      startDate: null,
      budgetMinMinor: null,
    });
  });
});
