import { newId } from "@/lib/shared/ids";

/** Column values by column name. */
export type Row = Record<string, unknown>;

/** The rows that foreign keys reference. */
export type Market = Record<
  | "client"
  | "pro"
  | "file"
  | "category"
  | "subcategory"
  | "plan"
  | "tender"
  | "offer"
  | "conversation"
  | "message"
  | "endedAgreement"
  | "review"
  | "dispute"
  | "reportCase"
  | "decision"
  | "report"
  | "search"
  | "demoMethod"
  | "demoSubscription",
  string
>;

export const NOW = new Date("2026-05-04T09:00:00Z");

/** A name that no other row has. */
export const someone = () => newId().replaceAll("-", "");
