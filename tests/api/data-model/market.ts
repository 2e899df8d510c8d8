import { randomUUID } from "node:crypto";
import { refuse, type Refusal } from "./refusals";
import type { Market } from "./row";

const TAKEN = { agreed_price_minor: 50_000, accepted_at: new Date(), accepted_offer_id: randomUUID() };
const CANCELED = { canceled_at: new Date(), canceled_by_id: randomUUID(), cancel_reason: "SCHEDULE" };
const ACCEPTED = { status: "ACCEPTED", accepted_at: new Date() };
const recipient = ({ pro }: Market) => pro;

const dates = refuse("tenders", "tenders_dates_check");
const slots = refuse("tenders", "tenders_time_slots_check");
const budget = refuse("tenders", "tenders_budget_check");
const budgetRange = refuse("tenders", "tenders_budget_range_check");
const place = refuse("tenders", "tenders_place_check");
const point = refuse("tenders", "tenders_coordinates_check");
const accepted = refuse("tenders", "tenders_accepted_check");
const completed = refuse("tenders", "tenders_completed_check");
const canceled = refuse("tenders", "tenders_canceled_check");

const TENDERS: Refusal[] = [
  refuse("tenders", "tenders_title_check")("a tender without a title", { title: "" }),
  refuse("tenders", "tenders_title_check")("a title of 81 characters", { title: "x".repeat(81) }),
  refuse("tenders", "tenders_description_check")("a description of 4001 characters", {
    description: "x".repeat(4001),
  }),
  refuse("tenders", "tenders_content_lang_check")("a tender in a language nobody reads here", {
    content_lang: "fr",
  }),
  refuse("tenders", "tenders_answers_check")("answers that are a list", { answers: "[]" }),
  refuse("tenders", "tenders_answers_check")("answers to questions of no version", { answers_version: -1 }),
  place("a tender that is neither remote nor anywhere", { city: null }),
  place("a tender in a city of no country", { country: null }),
  refuse("tenders", "tenders_country_check")("a country in small letters", { country: "cz" }),
  point("a longitude without a latitude", { longitude: 16.6 }),
  point("a longitude off the map", { longitude: 181, latitude: 49 }),
  dates("a flexible tender with a date", { start_date: "2026-06-01" }),
  dates("a fixed day that is not named", { date_type: "ON_DATE" }),
  dates("a fixed day that ends on another", {
    date_type: "ON_DATE",
    start_date: "2026-06-01",
    end_date: "2026-06-02",
  }),
  dates("a range without its end", { date_type: "RANGE", start_date: "2026-06-01" }),
  dates("a range that ends before it begins", {
    date_type: "RANGE",
    start_date: "2026-06-02",
    end_date: "2026-06-01",
  }),
  slots("a time slot that is none of the three", { time_slots: ["9:00-12:00"] }),
  slots("four time slots", { time_slots: Array(4).fill("8:00-12:00") }),
  budget("an open budget with an amount", { budget_min_minor: 500 }),
  budget("a fixed budget without an amount", { budget_type: "FIXED" }),
  budget("a budget range upside down", {
    budget_type: "RANGE",
    budget_min_minor: 900,
    budget_max_minor: 800,
  }),
  budget("a budget range with one end", { budget_type: "RANGE", budget_min_minor: 900 }),
  budget("an hourly budget without a rate", { budget_type: "HOURLY" }),
  budgetRange("a budget below five euros", { budget_type: "FIXED", budget_min_minor: 499 }),
  budgetRange("a budget of a million euros", { budget_type: "FIXED", budget_min_minor: 100_000_000 }),
  refuse("tenders", "tenders_currency_check")("a tender in dollars", { currency: "USD" }),
  refuse("tenders", "tenders_version_check")("a tender before its first version", { version: 0 }),
  refuse("tenders", "tenders_offer_count_check")("an eleventh offer", { offer_count: 11 }),
  refuse("tenders", "tenders_agreed_price_check")("an agreed price below five euros", (market) => ({
    ...TAKEN,
    status: "ACCEPTED",
    recipient_id: recipient(market),
    agreed_price_minor: 499,
  })),
  refuse("tenders", "tenders_recipient_check")("a client who accepts their own offer", ({ client }) => ({
    ...TAKEN,
    status: "ACCEPTED",
    recipient_id: client,
  })),
  refuse("tenders", "tenders_cancel_note_check")("a note of 501 characters", {
    ...CANCELED,
    status: "CANCELED",
    cancel_note: "x".repeat(501),
  }),
  refuse("tenders", "tenders_cancel_note_check")("a note on a tender that is not canceled", {
    cancel_note: "Sorry",
  }),
  accepted("an accepted tender without a PRO", { ...TAKEN, status: "ACCEPTED" }),
  accepted("an open tender with a PRO", (market) => ({ recipient_id: recipient(market) })),
  accepted("a completed tender that nobody was chosen for", {
    status: "COMPLETED",
    completed_at: new Date(),
  }),
  accepted("a canceled tender with half of an acceptance", (market) => ({
    ...CANCELED,
    status: "CANCELED",
    recipient_id: recipient(market),
  })),
  completed("a completed tender without the moment", (market) => ({
    ...TAKEN,
    status: "COMPLETED",
    recipient_id: recipient(market),
  })),
  completed("an open tender that was completed", { completed_at: new Date() }),
  canceled("a canceled tender without a reason", { ...CANCELED, status: "CANCELED", cancel_reason: null }),
  canceled("an open tender with a reason to cancel", { cancel_reason: "OTHER" }),
  refuse("tenders", "tenders_accepted_offer_id_key")(
    "one offer accepted for two tenders",
    (market) => ({
      ...TAKEN,
      status: "ACCEPTED",
      recipient_id: recipient(market),
      accepted_offer_id: market.offer,
    }),
    (market) => ({
      ...TAKEN,
      status: "ACCEPTED",
      recipient_id: recipient(market),
      accepted_offer_id: market.offer,
    }),
  ),
  refuse("tender_files", "tender_files_position_check")("a sixth photo", { position: 5 }),
  refuse("tender_files", "tender_files_position_check")("a fourth document", { kind: "FILE", position: 3 }),
  refuse("tender_files", "tender_files_tender_id_kind_position_key")(
    "two photos in one place",
    { file_id: randomUUID() },
    () => ({}),
  ),
  refuse("tender_files", "tender_files_pkey")("one file on a tender twice", { position: 1 }, () => ({})),
];

const FINISHED: Refusal[] = [
  refuse("finish_photos", "finish_photos_position_check")("a sixth photo of the work", { position: 5 }),
  refuse("finish_photos", "finish_photos_tender_id_position_key")(
    "two photos of the work in one place",
    { file_id: randomUUID() },
    () => ({}),
  ),
  refuse("finish_photos", "finish_photos_pkey")("one photo of the work twice", { position: 1 }, () => ({})),
];

const hours = refuse("offers", "offers_hours_check");
const materials = refuse("offers", "offers_materials_check");
const total = refuse("offers", "offers_total_check");
const offerAccepted = refuse("offers", "offers_accepted_check");

const OFFERS: Refusal[] = [
  refuse("offer_files", "offer_files_position_check")("a fourth file of an offer", { position: 3 }),
  refuse("offer_files", "offer_files_offer_id_position_key")(
    "two files of an offer in one place",
    { file_id: randomUUID() },
    () => ({}),
  ),
  refuse("offer_files", "offer_files_pkey")("one file on an offer twice", { position: 1 }, () => ({})),
  refuse("offers", "offers_price_check")("a price below five euros", { price_minor: 499, total_minor: 499 }),
  hours("an hourly price without hours", { price_type: "HOURLY" }),
  hours("a job of 1001 hours", { estimated_hours: 1001 }),
  hours("a part of an hour that is no quarter", { estimated_hours: 1.3 }),
  materials("extra materials without a price", { materials: "EXTRA" }),
  materials("a price for materials that are included", { materials_minor: 100, total_minor: 50_100 }),
  total("a total that is not the sum", { total_minor: 49_999 }),
  total("a total that forgets the hours", { price_type: "HOURLY", estimated_hours: 2 }),
  total("a total that forgets the materials", { materials: "EXTRA", materials_minor: 100 }),
  total("a total of more than a million euros", {
    price_type: "HOURLY",
    price_minor: 99_999_900,
    estimated_hours: 2,
    total_minor: 199_999_800,
  }),
  refuse("offers", "offers_message_check")("an offer without a word", { message: "" }),
  refuse("offers", "offers_content_lang_check")("an offer in a language of no name", { content_lang: "xx" }),
  refuse("offers", "offers_time_slots_check")("an offer for the night", { time_slots: ["22:00-24:00"] }),
  refuse("offers", "offers_duration_check")("a job of 366 days", { duration_days: 366 }),
  refuse("offers", "offers_valid_days_check")("an offer that stands for no day", { valid_days: 0 }),
  refuse("offers", "offers_valid_days_check")("an offer that stands for 61 days", { valid_days: 61 }),
  refuse("offers", "offers_free_resends_check")("fewer than no free resends", { free_resends: -1 }),
  refuse("offers", "offers_version_check")("an offer before its first version", { version: 0 }),
  offerAccepted("an accepted offer without the moment", { status: "ACCEPTED" }),
  offerAccepted("an open offer with the moment of acceptance", { accepted_at: new Date() }),
  refuse("offers", "offers_decline_reason_check")("an open offer with a reason to decline", {
    decline_reason: "PRICE",
  }),
  refuse("offers", "offers_tender_id_pro_id_key")("a second offer of one PRO on a tender", {}),
  refuse("offers", "offers_one_accepted_per_tender_idx")(
    "a second accepted offer on a tender",
    { ...ACCEPTED, pro_id: randomUUID() },
    ({ client }) => ({ ...ACCEPTED, pro_id: client }),
  ),
];

const VIEWS: Refusal[] = [
  refuse("price_guides", "price_guides_pkey")("two price guides of one service and country", {}, () => ({})),
  refuse("price_guides", "price_guides_country_check")("a price guide of no country", { country: "cz" }),
  refuse("price_guides", "price_guides_tenders_check")("a price guide from seven tenders", { tenders: 7 }),
  refuse("price_guides", "price_guides_range_check")("a middle below the lower price", {
    median_minor: 19_500,
  }),
  refuse("price_guides", "price_guides_range_check")("an upper price below the middle", {
    high_minor: 24_500,
  }),
  refuse("price_guides", "price_guides_range_check")("work for nothing", { low_minor: 0 }),
  refuse("tender_views", "tender_views_pkey")("a view counted twice", {}, () => ({})),
];

const answer = refuse("invitations", "invitations_one_answer_check");
const whyDeclined = refuse("invitations", "invitations_decline_reason_check");
const NOT_NOW = { declined_at: new Date(), decline_reason: "TOO_BUSY" };

const INVITATIONS: Refusal[] = [
  refuse("tenders", "tenders_public_at_check")("a public tender that is yet to become public", {
    public_at: new Date(),
  }),
  answer("an invitation that is accepted and declined", { ...NOT_NOW, accepted_at: new Date() }),
  whyDeclined("an invitation declined without a reason", { declined_at: new Date() }),
  whyDeclined("a reason to decline an invitation that was not declined", { decline_reason: "TOO_FAR" }),
  refuse("invitations", "invitations_one_current_idx")("a second invitation of one BEE", {}, () => ({})),
  refuse("invitation_links", "invitation_links_token_hash_key")(
    "two links with one secret",
    { token_hash: "h" },
    () => ({ token_hash: "h" }),
  ),
];

/** Tenders, invitations, questions and offers. */
export const MARKET: Refusal[] = [...TENDERS, ...FINISHED, ...OFFERS, ...VIEWS, ...INVITATIONS];
