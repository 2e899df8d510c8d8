import type { ComplaintOutcome } from "../complaints/constants";
import type { ModerationAction, ReportCategory } from "../constants";

/** How many of each kind there were; what is missing did not occur. */
export type Counts<K extends string> = Partial<Record<K, number>>;

/** What moderation did in a year (UTC). */
export type YearInNumbers = {
  year: number;
  /** Reports by what they say is wrong. */
  reports: Counts<ReportCategory>;
  /** Decisions of admins; AUTOMATED are those of the product. */
  actions: Counts<ModerationAction | "AUTOMATED">;
  /** Complaints by what came of them; OPEN are not judged yet. */
  complaints: Counts<ComplaintOutcome | "OPEN">;
  /** Within how many hours, rounded up, half of the cases closed in this year were decided; null: there were none. */
  medianHours: number | null;
};
