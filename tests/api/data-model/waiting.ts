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
  refuse("offer_returns", "offer_returns_pkey")("an offer given back twice", {}, () => ({})),
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
  refuse("tender_questions", "tender_questions_content_lang_check")("a question in a language of no name", {
    content_lang: "xx",
  }),
  refuse("tender_questions", "tender_questions_answer_lang_check")("an answer in a language of no name", {
    answer_lang: "xx",
  }),
  refuse("tender_questions", "tender_questions_answered_check")("an answered question without an answer", {
    ...ANSWERED,
    answer: null,
  }),
  settled("an open question that was settled", { settled_at: new Date() }),
  settled("a settled question without its moment", { ...ANSWERED, settled_at: null }),
  refuse("tender_questions", "tender_questions_announced_check")("an announced question without an answer", {
    announced_at: new Date(),
  }),
  refuse("tender_questions", "tender_questions_answer_hidden_check")("a hidden answer that is not there", {
    answer_hidden_at: new Date(),
  }),
];

const proposed = (rule: string) => refuse("offer_proposals", `offer_proposals_${rule}_check`);
const SETTLED = { status: "TAKEN", settled_at: new Date(), revision: 2 };

const PROPOSALS: Refusal[] = [
  refuse("offer_revisions", "offer_revisions_pkey")("two revisions of one number", {}, () => ({})),
  refuse("offer_revisions", "offer_revisions_n_check")("a revision before the first", { n: 0 }),
  proposed("price")("a proposal below five euros", { price_minor: 499, total_minor: 499 }),
  proposed("hours")("a proposal per hour without hours", { price_type: "HOURLY" }),
  proposed("materials")("a proposal of extra materials without a price", { materials: "EXTRA" }),
  proposed("total")("a proposal whose total is not the sum", { total_minor: 39_999 }),
  proposed("time_slots")("a proposal for the night", { time_slots: ["22:00-24:00"] }),
  proposed("duration")("a proposal of no day", { duration_days: 0 }),
  proposed("note")("an empty note", { note: "" }),
  proposed("note")("a note of 501 characters", { note: "x".repeat(501) }),
  proposed("settled")("an open proposal that was settled", { settled_at: new Date() }),
  proposed("settled")("a settled proposal without its moment", { ...SETTLED, settled_at: null }),
  proposed("revision")("a proposal that was taken and led to nothing", { ...SETTLED, revision: null }),
  proposed("revision")("a kept offer with another revision", { ...SETTLED, status: "KEPT" }),
  proposed("revision")("a proposal that led to the offer as it was", { ...SETTLED, revision: 1 }),
  proposed("by_pro")("a proposal by the BEE before there is an agreement", { by_pro: true }),
  proposed("expires")("a proposal that is over when it is made", { expires_at: new Date("2020-01-01") }),
  refuse("offer_proposals", "offer_proposals_one_open_idx")("a second open proposal", {}, () => ({})),
];

const arranged = (rule: string) => refuse("appointments", `appointments_${rule}_check`);
const NO_OPTIONS = { options: [], proposed_by_id: null, next_minutes: null };
const AGREED = { ...NO_OPTIONS, status: "CONFIRMED", starts_at: new Date(), confirmed_at: new Date() };
const OVER = { ...AGREED, status: "DONE", ended_at: new Date() };

const APPOINTMENTS: Refusal[] = [
  arranged("options")("four times to choose from", { options: Array(4).fill(new Date()) }),
  arranged("options")("times that no side proposed", { proposed_by_id: null }),
  arranged("options")("times without a duration", { next_minutes: null }),
  arranged("proposed")("a proposal without a time", NO_OPTIONS),
  arranged("settled")("an ended appointment with times to choose from", {
    status: "CANCELED",
    ended_at: new Date(),
  }),
  arranged("starts")("a proposal that has begun", { starts_at: new Date(), confirmed_at: new Date() }),
  arranged("starts")("an agreed appointment without its moment", {
    ...AGREED,
    starts_at: null,
    confirmed_at: null,
  }),
  arranged("starts")("a beginning that was never agreed", { ...AGREED, confirmed_at: null }),
  arranged("ended")("an appointment that took place and has not ended", { ...OVER, ended_at: null }),
  arranged("ended")("an agreed appointment that has ended", { ...AGREED, ended_at: new Date() }),
  arranged("duration")("an appointment of a quarter of an hour", { duration_minutes: 15 }),
  arranged("duration")("a proposal of eleven hours", { next_minutes: 660 }),
  arranged("note")("an empty note of an appointment", { note: "" }),
  arranged("note")("a note of an appointment of 501 characters", { note: "x".repeat(501) }),
  arranged("address")("an address opened for the work, which opens it anyway", {
    kind: "WORK",
    shows_address: true,
  }),
  arranged("version")("an appointment before its first version", { version: 0 }),
  refuse("appointments", "appointments_one_live_idx")("a second live appointment of a kind", {}, () => ({})),
];

const KEPT = { source_hash: "b".repeat(64) };
const made = (rule: string) => refuse("translations", `translations_${rule}_check`);

const TRANSLATIONS: Refusal[] = [
  refuse("translations", "translations_pkey")("a text translated twice into a language", {}, () => ({})),
  made("source_hash")("a translation of no text", { source_hash: "Good afternoon" }),
  made("languages")("a translation into a language of no name", { ...KEPT, to_lang: "cs" }),
  made("languages")("a translation into its own language", { ...KEPT, to_lang: "hu" }),
  made("provider")("a translation by nobody known", { ...KEPT, provider: "a friend" }),
  made("text")("an empty translation", { ...KEPT, text: "" }),
  refuse("translation_sources", "translation_sources_pkey")("one place named twice", {}, () => ({})),
  refuse("translation_sources", "translation_sources_kind_check")("a text in no place there is", {
    kind: "mail",
  }),
];

/** What becomes of a tender by itself or by a question: its end, the report of the work, questions to the client, other terms, appointments, translations. */
export const WAITING: Refusal[] = [...ALONE, ...QUESTIONS, ...PROPOSALS, ...APPOINTMENTS, ...TRANSLATIONS];
