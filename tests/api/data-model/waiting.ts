import { randomUUID } from "node:crypto";
import { refuse, type Refusal } from "./refusals";

const CANCELED = { canceled_at: new Date(), canceled_by_id: randomUUID(), cancel_reason: "SCHEDULE" };

const endsAlone = refuse("tenders", "tenders_canceled_check");

const EXPIRY: Refusal[] = [
  refuse("tenders", "tenders_extended_count_check")("a tender extended less than never", {
    extended_count: -1,
  }),
  endsAlone("an expired tender that a user has canceled", {
    ...CANCELED,
    status: "CANCELED",
    cancel_reason: "EXPIRED",
  }),
  endsAlone("a tender that nobody canceled for a reason of people", {
    ...CANCELED,
    status: "CANCELED",
    canceled_by_id: null,
  }),
  refuse("timer_runs", "timer_runs_timer_subject_id_due_at_key")("a timer that runs twice", {}, () => ({})),
];

const asked = refuse("tender_questions", "tender_questions_text_check");
const answered = refuse("tender_questions", "tender_questions_answer_check");
const settled = refuse("tender_questions", "tender_questions_settled_check");
const ANSWERED = { status: "ANSWERED", answer: "2.80 m", settled_at: new Date() };

const QUESTIONS: Refusal[] = [
  asked("an empty question", { text: "" }),
  asked("a question of 501 characters", { text: "x".repeat(501) }),
  answered("an empty answer", { ...ANSWERED, answer: "" }),
  answered("an answer of 1001 characters", { ...ANSWERED, answer: "x".repeat(1001) }),
  refuse("tender_questions", "tender_questions_answered_check")("an answered question without an answer", {
    ...ANSWERED,
    answer: null,
  }),
  settled("an open question that was settled", { settled_at: new Date() }),
  settled("a settled question without its moment", { ...ANSWERED, settled_at: null }),
  refuse("tender_questions", "tender_questions_announced_check")("an announced question without an answer", {
    announced_at: new Date(),
  }),
];

/** What may become of an open tender while it waits: questions and its end. */
export const WAITING: Refusal[] = [...EXPIRY, ...QUESTIONS];
