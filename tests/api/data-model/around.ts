import { randomUUID } from "node:crypto";
import { refuse, type Refusal } from "./refusals";
import { NOW } from "./row";

const kind = refuse("messages", "messages_kind_check");
const SYSTEM = {
  kind: "SYSTEM",
  sender_id: null,
  client_message_id: null,
  text: null,
  system_code: "OFFER_SENT",
};

const CHAT: Refusal[] = [
  refuse("conversations", "conversations_last_seq_check")("a conversation counting backwards", {
    last_seq: -1,
  }),
  refuse("conversations", "conversations_last_seq_check")("a conversation with messages and no last one", {
    last_seq: 1,
  }),
  refuse("conversations", "conversations_tender_id_pro_id_key")("a second chat of a tender with one PRO", {}),
  refuse("conversation_participants", "conversation_participants_last_read_seq_check")("reading backwards", {
    last_read_seq: -1,
  }),
  refuse("conversation_participants", "conversation_participants_pkey")(
    "one person in a chat twice",
    {},
    () => ({}),
  ),
  refuse("messages", "messages_seq_check")("a message before the first", { seq: 0 }),
  refuse("messages", "messages_text_check")("a message of 2001 characters", { text: "x".repeat(2001) }),
  refuse("messages", "messages_content_lang_check")("a message in a language of no name", {
    content_lang: "cs",
  }),
  refuse("messages", "messages_text_check")("an empty text", { text: "" }),
  refuse("messages", "messages_deleted_check")("a deleted message that still says something", {
    deleted_at: NOW,
  }),
  kind("a message of nobody", { sender_id: null }),
  kind("a message without its sender's number", { client_message_id: null }),
  kind("a system message with words of its own", {
    ...SYSTEM,
    system_code: "OFFER_WITHDRAWN",
    text: "Hello",
  }),
  kind("a system message without a code", { ...SYSTEM, system_code: null }),
  kind("a system message that somebody sent", ({ pro }) => ({ ...SYSTEM, sender_id: pro })),
  refuse("messages", "messages_conversation_id_seq_key")("two messages with one number", {}),
  refuse("messages", "messages_conversation_id_sender_id_client_message_id_key")(
    "one message sent twice",
    { seq: 3, client_message_id: "m1" },
    () => ({ seq: 2, client_message_id: "m1" }),
  ),
  refuse("message_files", "message_files_position_check")("a sixth file", { position: 5 }),
  refuse("message_files", "message_files_message_id_position_key")(
    "two files in one place",
    { file_id: randomUUID() },
    () => ({}),
  ),
  refuse("message_files", "message_files_pkey")("one file in two messages", { position: 1 }, () => ({})),
];

const type = refuse("files", "files_mime_type_check");
const FILES: Refusal[] = [
  refuse("files", "files_public_id_check")("a name that could be guessed", { public_id: "photo-1" }),
  refuse("files", "files_public_id_key")(
    "two files with one name",
    { public_id: "0123456789abcdef" },
    () => ({ public_id: "0123456789abcdef" }),
  ),
  refuse("files", "files_name_check")("a file without a name", { name: "" }),
  refuse("files", "files_size_check")("a file of more than two megabytes", { size: 2_097_153 }),
  refuse("files", "files_size_check")("an empty file", { size: 0 }),
  type("a picture that can hold scripts", { mime_type: "image/svg+xml" }),
  type("a document among the photos", { folder: "photos", mime_type: "application/pdf" }),
  refuse("files", "files_dimensions_check")("a picture with a width only", { width: 100 }),
];

const PLACES: Refusal[] = [
  refuse("places", "places_country_check")("a town in a country by its name", { country: "Czechia" }),
  refuse("places", "places_coordinates_check")("a town off the map", { latitude: -91 }),
  refuse("places", "places_population_check")("fewer than no inhabitants", { population: -1 }),
  refuse("places", "places_geoname_id_key")("one town twice", { geoname_id: 1 }, () => ({ geoname_id: 1 })),
  refuse("categories", "categories_slug_key")("two categories with one address", { slug: "roofs" }, () => ({
    slug: "roofs",
  })),
  refuse("categories", "categories_names_check")("a category with a name in one language", {
    names: '{"en":"Roofs"}',
  }),
  refuse("subcategories", "subcategories_names_check")("a subcategory with a name in one language", {
    names: '{"en":"Roofs"}',
  }),
  refuse("question_changes", "question_changes_texts_check")("a question in one language", {
    texts: '{"en":{"label":"How large?"}}',
  }),
  refuse("question_changes", "question_changes_key_check")("a question without a name", { key: "" }),
  refuse("question_changes", "question_changes_version_check")("fewer than no changes", { version: -1 }),
  refuse("question_changes", "question_changes_subcategory_id_key_key")(
    "two changes of one question",
    {},
    () => ({}),
  ),
  refuse("subcategories", "subcategories_slug_key")(
    "two subcategories with one address",
    { slug: "roofs" },
    () => ({ slug: "roofs" }),
  ),
];

const DIRECTORY: Refusal[] = [
  refuse("directory_entries", "directory_entries_pkey")("a BEE twice under one service", {}, () => ({})),
  refuse("directory_entries", "directory_entries_point_check")("half a place", { latitude: null }),
  refuse("directory_entries", "directory_entries_point_check")("a place in no square", { cell: null }),
  refuse("service_places", "service_places_pkey")(
    "a town twice for one service",
    { slug: "brno-2" },
    () => ({}),
  ),
  refuse("service_places", "service_places_subcategory_id_slug_key")(
    "two towns at one address",
    { geoname_id: 1 },
    () => ({}),
  ),
  refuse("service_places", "service_places_slug_check")("a town's name as its address", { slug: "Brno" }),
  refuse("service_places", "service_places_filled_check")("a page about nearly nothing", { bees: 2 }),
];

const plan = refuse("plans", "plans_price_check");
const live = refuse("user_subscriptions", "user_subscriptions_one_live_per_user_idx");
const INCOMPLETE = { status: "INCOMPLETE" };
const PAST_DUE = { status: "PAST_DUE", past_due_since: new Date() };

const PLANS: Refusal[] = [
  plan("a free plan that must be paid", { payable: true }),
  plan("a price below nothing", { price_minor: -1 }),
  refuse("plans", "plans_currency_check")("a plan in dollars", { currency: "USD" }),
  refuse("plans", "plans_limits_check")("fewer than no offers a month", { offers_per_month: -1 }),
  refuse("plans", "plans_slug_key")("two plans with one name", { slug: "free-again" }, () => ({
    slug: "free-again",
  })),
  refuse("plans", "plans_provider_price_id_key")(
    "two plans with one price at the provider",
    { provider_price_id: "p" },
    () => ({ provider_price_id: "p" }),
  ),
  live("a second live subscription", {}, () => ({})),
  live("a new subscription while one is past due", {}, () => PAST_DUE),
  refuse("user_subscriptions", "user_subscriptions_one_incomplete_per_user_idx")(
    "a second first payment while one is waited for",
    INCOMPLETE,
    () => INCOMPLETE,
  ),
  refuse("user_subscriptions", "user_subscriptions_payment_provider_id_key")(
    "one provider's subscription twice",
    ({ client }) => ({ user_id: client, payment_provider_id: "s" }),
    () => ({ payment_provider_id: "s" }),
  ),
  refuse("user_subscriptions", "user_subscriptions_period_check")("a period that ends before it begins", {
    period_end: "2020-01-01",
  }),
  refuse("user_subscriptions", "user_subscriptions_past_due_check")("past due since nobody knows when", {
    status: "PAST_DUE",
  }),
  refuse("user_subscriptions", "user_subscriptions_ended_check")("canceled without an end", {
    status: "CANCELED",
  }),
  refuse("user_subscriptions", "user_subscriptions_refund_check")("a refund without a withdrawal", {
    refund_minor: 100,
  }),
  refuse("offer_allowances", "offer_allowances_bonus_check")("fewer than no offers earned", { bonus: -1 }),
  refuse("referral_rewards", "referral_rewards_referrer_check")(
    "a BEE who recommends themselves",
    ({ pro }) => ({
      referrer_id: pro,
    }),
  ),
  refuse("referral_rewards", "referral_rewards_pkey")("one newcomer who is rewarded twice", {}, () => ({})),
  refuse("offer_allowances", "offer_allowances_used_check")("fewer than no offers used", { used: -1 }),
  refuse("offer_allowances", "offer_allowances_pkey")("one period counted twice", {}, () => ({})),
  refuse("webhook_events", "webhook_events_provider_event_id_key")(
    "one event of the provider twice",
    { event_id: "e" },
    () => ({ event_id: "e" }),
  ),
  refuse("demo_subscriptions", "demo_subscriptions_client_secret_key")(
    "one secret for two payments of the demo",
    { client_secret: "s" },
    () => ({ client_secret: "s" }),
  ),
  refuse("demo_invoices", "demo_invoices_serial_key")("two invoices with one number", { serial: 1 }, () => ({
    serial: 1,
  })),
];

const REST: Refusal[] = [
  refuse("notifications", "notifications_params_check")("a notification whose details are a list", {
    params: "[]",
  }),
  refuse("contact_messages", "contact_messages_text_check")("a question without a word", { text: "" }),
  refuse("contact_messages", "contact_messages_lang_check")("a question in a language nobody reads here", {
    lang: "fr",
  }),
  refuse("contact_messages", "contact_messages_handled_check")("a closed question that nobody has closed", {
    status: "CLOSED",
  }),
  refuse("contact_messages", "contact_messages_answer_check")("a new question with an answer", {
    answer: "Yes",
  }),
  refuse("contact_messages", "contact_messages_answered_check")(
    "an answered question without an answer",
    ({ client }) => ({ status: "ANSWERED", handled_at: NOW, handled_by_id: client }),
  ),
  refuse("idempotency_keys", "idempotency_keys_key_check")("an empty key", { key: "" }),
  refuse("idempotency_keys", "idempotency_keys_pkey")("one key of one user twice", {}, () => ({})),
  refuse("backup_sets", "backup_sets_pkey")("one backup twice", { name: "b" }, () => ({ name: "b" })),
  refuse("mailbox_messages", "mailbox_messages_message_id_key")(
    "one mail shown twice",
    { message_id: "m" },
    () => ({ message_id: "m" }),
  ),
];

/** Chat, files, places, plans and the rest. */
export const AROUND: Refusal[] = [...CHAT, ...FILES, ...PLACES, ...DIRECTORY, ...PLANS, ...REST];
