import { randomUUID } from "node:crypto";
import { refuse, type Refusal } from "./refusals";
import { NOW } from "./row";

const disputed = (rule: string) => refuse("disputes", `disputes_${rule}_check`);
const CLOSED = { status: "CLOSED_AGREED", closed_at: NOW };
const PROPOSED = { outcome: "Half of it.", proposed_by: "PRO", proposed_at: NOW };
const DECIDED = {
  status: "CLOSED_DECIDED",
  mediation_at: NOW,
  closed_at: NOW,
  fault: "PRO",
  counts_for_reliability: true,
  review_stays: true,
  decision: "So it is.",
  decided_by_id: randomUUID(),
};

/** What the two of an agreement say when something went wrong, and what admins do about it. */
export const DISPUTES: Refusal[] = [
  disputed("text")("a dispute of 19 characters", { text: "x".repeat(19) }),
  disputed("text")("a dispute of 2001 characters", { text: "x".repeat(2001) }),
  disputed("answer")("an answer to a dispute without its moment", { answer: "x".repeat(20) }),
  disputed("answer")("an answer to a dispute of 19 characters", { answer: "x".repeat(19), answered_at: NOW }),
  disputed("outcome")("a proposed outcome that neither side proposed", { ...PROPOSED, proposed_by: null }),
  disputed("outcome")("a proposed outcome without its moment", { ...PROPOSED, proposed_at: null }),
  disputed("outcome")("an outcome of 1001 characters", { ...PROPOSED, outcome: "x".repeat(1001) }),
  disputed("agreed")("a dispute that was settled without an outcome", CLOSED),
  disputed("mediation")("a mediation that has not begun", { status: "MEDIATION" }),
  disputed("mediation")("a talk in mediation", { mediation_at: NOW }),
  disputed("closed")("a closed dispute without its moment", { status: "CLOSED_WITHDRAWN" }),
  disputed("closed")("an open dispute that was closed", { closed_at: NOW }),
  disputed("decided")("a decision without a fault", { ...DECIDED, fault: null }),
  disputed("decided")("a decision without a reason", { ...DECIDED, decision: "" }),
  disputed("decided")("a decision about what is open", { fault: "PRO" }),
  disputed("talk")("a talk that is over when it begins", { talk_until: new Date("2020-01-01") }),
  disputed("version")("a dispute before its first version", { version: 0 }),
  refuse("disputes", "disputes_one_open_idx")("a second open dispute about an agreement", {}),
  refuse("dispute_photos", "dispute_photos_position_check")("a sixth photo of a dispute", { position: 5 }),
  refuse("dispute_photos", "dispute_photos_pkey")("a photo of two disputes", { position: 1 }, () => ({})),
  refuse("dispute_photos", "dispute_photos_dispute_id_side_position_key")(
    "two photos of a dispute in one place",
    { file_id: randomUUID() },
    () => ({}),
  ),
  refuse("audit_log", "audit_log_action_check")("an entry of the audit log about no action", {
    action: "Read",
  }),
];
