export const REPORT_STATUSES = ["OPEN", "IN_REVIEW", "ACTIONED", "NO_ACTION"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Every transition of a case's status, which is that of its reports (docs/domain.md, Report). */
export const CASE_MOVES = {
  CLAIM: { from: ["OPEN", "IN_REVIEW"], to: "IN_REVIEW" },
  ACT: { from: ["OPEN", "IN_REVIEW"], to: "ACTIONED" },
  DISMISS: { from: ["OPEN", "IN_REVIEW"], to: "NO_ACTION" },
  REOPEN: { from: ["NO_ACTION"], to: "OPEN" },
} as const satisfies Record<string, { from: readonly ReportStatus[]; to: ReportStatus }>;

export type CaseMove = keyof typeof CASE_MOVES;
