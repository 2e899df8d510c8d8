import { randomUUID } from "node:crypto";
import { refuse, type Refusal } from "./refusals";

const CANCELED = { canceled_at: new Date(), canceled_by_id: randomUUID(), cancel_reason: "SCHEDULE" };

const endsAlone = refuse("tenders", "tenders_canceled_check");

const note = refuse("tenders", "tenders_finish_note_check");

const ALONE: Refusal[] = [
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
  refuse("tenders", "tenders_finish_requested_check")("an open tender whose work is reported as done", {
    finish_requested_at: new Date(),
  }),
  note("a word on a report that was not made", { finish_note: "All done." }),
  note("a word of 501 characters", {
    finish_requested_at: new Date(),
    finish_note: "x".repeat(501),
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

/** What becomes of a tender by itself or by a question: its end, the report of the work, questions to the client. */
export const WAITING: Refusal[] = [...ALONE, ...QUESTIONS];
