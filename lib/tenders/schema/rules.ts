import { addMonthsToDay, earliestToday, latestToday } from "@/lib/shared/dates/dates";
import type { FieldIssue } from "../../shared/errors";
import { TENDER_LIMITS } from "../constants";
import type { TenderContent } from "./content";

type CrossFieldContent = Pick<
  TenderContent,
  | "isRemote"
  | "address"
  | "budgetType"
  | "budgetMinMinor"
  | "budgetMaxMinor"
  | "dateType"
  | "startDate"
  | "endDate"
> &
  Partial<Pick<TenderContent, "parking">>;

/** The cross-field rules of a tender; empty when it is valid. */
export function contentIssues(content: CrossFieldContent): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!content.isRemote && !content.address) issues.push({ path: "address", code: "required" });
  const needsLow = content.budgetType !== "OPEN";
  if (needsLow && content.budgetMinMinor === null) issues.push({ path: "budgetMinMinor", code: "required" });
  if (content.budgetType === "RANGE") {
    if (content.budgetMaxMinor === null) issues.push({ path: "budgetMaxMinor", code: "required" });
    else if (content.budgetMinMinor !== null && content.budgetMaxMinor < content.budgetMinMinor)
      issues.push({ path: "budgetMaxMinor", code: "maxBelowMin" });
  }
  if (content.dateType !== "FLEXIBLE" && !content.startDate)
    issues.push({ path: "startDate", code: "required" });
  if (content.dateType === "RANGE") {
    if (!content.endDate) issues.push({ path: "endDate", code: "required" });
    else if (content.startDate && content.endDate < content.startDate)
      issues.push({ path: "endDate", code: "endBeforeStart" });
  }
  return issues;
}

type Days = Pick<TenderContent, "startDate" | "endDate">;
type DatedContent = Days & Pick<TenderContent, "dateType">;

/** Issues for dates before today (in UTC−12, where it lasts longest) or more than a year ahead; empty when valid. */
export function dateIssues(content: DatedContent, now: Date): FieldIssue[] {
  if (content.dateType === "FLEXIBLE") return [];
  const issues: FieldIssue[] = [];
  const latest = addMonthsToDay(latestToday(now), TENDER_LIMITS.monthsAhead);
  const check = (path: "startDate" | "endDate") => {
    const day = content[path];
    if (day && day < earliestToday(now)) issues.push({ path, code: "dateInPast" });
    if (day && day > latest) issues.push({ path, code: "dateTooLate" });
  };
  check("startDate");
  if (content.dateType === "RANGE") check("endDate");
  return issues;
}

/** Whether an edit changes the days of a tender. */
export function hasNewDates(before: Partial<Days>, after: Days): boolean {
  const isNew = (path: keyof Days) => (before[path] ?? null) !== after[path];
  return isNew("startDate") || isNew("endDate");
}

/** The same for an edited tender: days left as they are were valid when chosen, and must not block a better title. */
export function newDateIssues(before: Partial<Days>, after: DatedContent, now: Date): FieldIssue[] {
  return hasNewDates(before, after) ? dateIssues(after, now) : [];
}

/** Nulls the fields of the kinds of date, place and budget not chosen, so that the row cannot contradict itself. */
export function normalizeContent<T extends CrossFieldContent>(content: T): T {
  const { dateType, budgetType } = content;
  return {
    ...content,
    address: content.isRemote ? null : content.address,
    parking: content.isRemote ? "UNKNOWN" : content.parking,
    startDate: dateType === "FLEXIBLE" ? null : content.startDate,
    endDate: dateType === "RANGE" ? content.endDate : null,
    budgetMinMinor: budgetType === "OPEN" ? null : content.budgetMinMinor,
    budgetMaxMinor: budgetType === "RANGE" ? content.budgetMaxMinor : null,
  };
}

/** What a price or the decision to offer hangs on; a better title or another photo does not. */
const MATERIAL_FIELDS = [
  "subcategoryId",
  "description",
  "isRemote",
  "dateType",
  "startDate",
  "endDate",
  "budgetType",
  "budgetMinMinor",
  "budgetMaxMinor",
] as const satisfies readonly (keyof TenderContent)[];

const placeAndAnswers = ({ address, answers }: TenderContent) => [
  address && [address.country, address.city, address.postcode],
  answers,
];

/** Whether an edit changes something that those who watch the tender should know. */
export function isMaterialChange(before: TenderContent, after: TenderContent): boolean {
  if (MATERIAL_FIELDS.some((field) => before[field] !== after[field])) return true;
  return JSON.stringify(placeAndAnswers(before)) !== JSON.stringify(placeAndAnswers(after));
}
