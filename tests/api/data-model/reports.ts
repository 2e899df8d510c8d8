import { refuse, type Refusal } from "./refusals";
import { NOW } from "./row";

const decided = (rule: string) => refuse("moderation_decisions", `moderation_decisions_${rule}_check`);

const complained = (rule: string) => refuse("complaints", `complaints_${rule}`);

/** What people report, and what admins decide about it. */
export const REPORTS: Refusal[] = [
  refuse("moderation_years", "moderation_years_pkey")("one number of a year twice", {}, () => ({})),
  refuse("report_cases", "report_cases_claim_check")("a case in review without an admin", {
    status: "IN_REVIEW",
  }),
  ...(["complaints", "contact_messages", "disputes", "verifications"] as const).map((table) =>
    refuse(table, `${table}_claim_check`)(`an entry of the queue in ${table} that is taken by nobody`, {
      claimed_until: NOW,
    }),
  ),
  refuse("report_cases", "report_cases_closed_check")("an open case that was closed", { closed_at: NOW }),
  refuse("report_cases", "report_cases_decision_check")(
    "an open case that a decision closed",
    ({ decision }) => ({
      decision_id: decision,
    }),
  ),
  refuse("report_cases", "report_cases_one_open_idx")("a second open case about a target", {}),
  refuse("reports", "reports_text_check")("a report of 1001 characters", { text: "x".repeat(1001) }),
  refuse("reports", "reports_visitor_check")("a report of an account with the name of a visitor", {
    visitor_name: "Jana",
  }),
  refuse("reports", "reports_visitor_name_check")("a visitor without a letter", {
    reporter_id: null,
    visitor_name: "",
  }),
  refuse("reports", "reports_visitor_email_check")("an address without the language of its mails", {
    reporter_id: null,
    visitor_email: "jana@example.cz",
  }),
  refuse("reports", "reports_visitor_lang_check")("a visitor in a language nobody translates", {
    reporter_id: null,
    visitor_lang: "cs",
  }),
  refuse("reports", "reports_case_id_reporter_id_key")("a second report of a person in a case", {}),
  decided("reason")("a decision of an admin without a reason", { reason: null }),
  decided("automated")("a warning by the product itself", {
    action: "WARN",
    decided_by_id: null,
    reason: null,
  }),
  complained("text_check")("a complaint of 2001 characters", { text: "x".repeat(2001) }),
  complained("reason_check")("an answer of 2001 characters", ({ client }) => ({
    outcome: "REJECTED",
    decided_by_id: client,
    decided_at: NOW,
    reason: "x".repeat(2001),
  })),
  complained("one_of_author_idx")(
    "a second complaint of the person concerned about a decision",
    {},
    () => ({}),
  ),
  complained("report_id_key")(
    "a second complaint about a report",
    ({ report }) => ({ report_id: report }),
    ({ report }) => ({ report_id: report }),
  ),
  complained("outcome_check")("a complaint that was judged by no one", { outcome: "UPHELD" }),
  decided("until")("a limit without an end", { kind: "PROFILE", action: "LIMIT", until: null }),
  decided("until")("a warning with an end", { action: "WARN", until: NOW }),
  decided("kind")("a tender that is suspended", { action: "SUSPEND" }),
];
