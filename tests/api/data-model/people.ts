import { randomUUID } from "node:crypto";
import { refuse, type Refusal } from "./refusals";
import type { Market, Row } from "./row";
import { PICTURE } from "./rows";

const names = refuse("users", "users_names_check");
const business = refuse("users", "users_business_check");
const rating = refuse("users", "users_rating_check");
const position = refuse("profiles", "profiles_coordinates_check");
const years = refuse("educations", "educations_years_check");
const months = refuse("experiences", "experiences_months_check");
const answer = refuse("user_metrics", "user_metrics_answer_check");
const completion = refuse("user_metrics", "user_metrics_completion_check");
const decision = refuse("verifications", "verifications_decision_check");
const expiry = refuse("verifications", "verifications_expiry_check");
const APPROVED = { status: "APPROVED", decided_at: new Date(), decided_by_id: randomUUID() };

const messageNotification = ({ tender, pro }: Market): Row => ({
  type: "NEW_MESSAGE",
  tender_id: tender,
  params: { proId: pro },
});

const matchNotification = ({ tender }: Market): Row => ({ type: "NEW_MATCH", tender_id: tender });

/** Users, profiles, verification and signing in. */
export const USERS: Refusal[] = [
  refuse("users", "users_admin_rights_check")("a client with a right of admins", {
    admin_rights: "{MODERATE}",
  }),
  refuse("users", "users_email_key")(
    "a second user with the same address in other case",
    { email: "JANA@example.com" },
    () => ({ email: "jana@EXAMPLE.com" }),
  ),
  refuse("users", "users_email_check")("an address without a domain", { email: "jana" }),
  names("a user without a first name", { first_name: "" }),
  names("a last name of 51 characters", { last_name: "x".repeat(51) }),
  business("a business without a name", { is_business: true }),
  business("a business name of 101 characters", { is_business: true, business_name: "x".repeat(101) }),
  refuse("users", "users_registration_number_check")("a registration number of 31 characters", {
    registration_number: "1".repeat(31),
  }),
  refuse("users", "users_vat_id_check")("a VAT number of 21 characters", { vat_id: "1".repeat(21) }),
  refuse("users", "users_business_address_check")("a business address of 4 characters", {
    business_address: "Brno",
  }),
  refuse("users", "users_phone_check")("a phone number without a country", { phone: "777123456" }),
  refuse("users", "users_lang_check")("a language nobody translates", { lang: "cs" }),
  refuse("users", "users_referral_code_check")("a referral code of 7 characters", {
    referral_code: "ABCDEFG",
  }),
  refuse("users", "users_erased_check")("an account that is erased and was not deleted", {
    erased_at: "2026-12-03",
  }),
  refuse("users", "users_set_aside_check")("a name that is set aside while the account is there", {
    set_aside: "{}",
  }),
  refuse("users", "users_away_check")("a BEE who is away until a day that never ends", {
    away_until: "2026-12-03",
  }),
  refuse("consents", "consents_user_id_document_version_key")("one version accepted twice", {}, () => ({})),
  refuse("consents", "consents_version_check")("a version that is no day", { version: "newest" }),
  refuse("saved_texts", "saved_texts_name_check")("a saved text without a name", { name: "" }),
  refuse("saved_texts", "saved_texts_text_check")("a saved text of 2001 characters", {
    text: "x".repeat(2001),
  }),
  refuse("user_notes", "user_notes_text_check")("a note of 1001 characters about a user", {
    text: "x".repeat(1001),
  }),
  refuse("blocks", "blocks_not_self_check")("a user who blocks themselves", ({ pro }) => ({
    blocker_id: pro,
  })),
  refuse("blocks", "blocks_pkey")("a user blocked twice", {}, () => ({})),
  refuse("users", "users_referral_code_key")(
    "two users with one referral code",
    { referral_code: "ABCDEFGH" },
    () => ({ referral_code: "ABCDEFGH" }),
  ),
  refuse("users", "users_referred_by_check")("a user who referred themselves", {
    id: "019a0000-0000-7000-8000-000000000001",
    referred_by_id: "019a0000-0000-7000-8000-000000000001",
  }),
  rating("an average without a single review", { rating_average: 4 }),
  rating("an average above five", { rating_average: 5.1, rating_count: 2 }),
  refuse("users", "users_completed_count_check")("fewer than no completed jobs", { completed_count: -1 }),
  refuse("profiles", "profiles_headline_check")("a headline of 81 characters", { headline: "x".repeat(81) }),
  refuse("profiles", "profiles_summary_check")("an empty summary", { summary: "" }),
  refuse("profiles", "profiles_country_check")("a country by its name", { country: "Czechia" }),
  position("a latitude without a longitude", { longitude: null }),
  position("a latitude beyond the pole", { latitude: 91 }),
  refuse("profiles", "profiles_service_radius_check")("a service radius of 4 km", { service_radius_km: 4 }),
  refuse("profiles", "profiles_hourly_rate_check")("an hourly rate of nothing", { hourly_rate_minor: 0 }),
  answer("an answer time of four conversations", { conversations: 4, answer_minutes: 30 }),
  answer("five conversations without an answer time", { conversations: 5 }),
  answer("an answer before the question", { conversations: 5, answer_minutes: 0 }),
  completion("a completion rate of four jobs", { jobs: 4, completion_percent: 100 }),
  completion("five jobs without a completion rate", { jobs: 5 }),
  completion("more than all jobs completed", { jobs: 5, completion_percent: 101 }),
  refuse("user_metrics", "user_metrics_pkey")("the numbers of one BEE twice", {}, () => ({})),
  refuse("user_languages", "user_languages_code_check")("a language by its name", { code: "Czech" }),
  refuse("user_languages", "user_languages_at_most_ten_check")("an eleventh language", { position: 10 }),
  refuse("user_languages", "user_languages_user_id_position_key")(
    "two languages in the same place",
    { code: "de" },
    () => ({}),
  ),
  refuse("educations", "educations_texts_check")("an education without a school", { school: "" }),
  years("an education that ends before it begins", { to_year: 2009 }),
  years("a finished education without its end", { to_year: null }),
  years("an education that goes on and has ended", { is_current: true }),
  refuse("experiences", "experiences_texts_check")("an experience without a title", { title: "" }),
  months("an experience that ends before it begins", { to_month: "2015-08" }),
  months("a thirteenth month", { from_month: "2015-13" }),
  months("a finished experience without its end", { to_month: null }),
  refuse("verifications", "verifications_back_check")("an ID card without its back", {
    document_type: "ID_CARD",
  }),
  refuse("verifications", "verifications_pictures_check")("a verification to decide without a picture", {
    front_file_id: null,
  }),
  decision("an approval that nobody made", { ...APPROVED, decided_by_id: null }),
  decision("a rejection without a reason", { ...APPROVED, status: "REJECTED" }),
  refuse("verifications", "verifications_one_pending_idx")(
    "a second verification while one is pending",
    {},
    () => ({}),
  ),
  refuse("verifications", "verifications_one_approved_idx")(
    "a second approval of a kind",
    ({ client }) => ({ ...APPROVED, decided_by_id: client }),
    ({ client }) => ({ ...APPROVED, decided_by_id: client }),
  ),
  refuse("verifications", "verifications_kind_check")("a passport that proves an insurance", {
    kind: "INSURANCE",
  }),
  expiry("a rejected verification with a last day", ({ client }) => ({
    ...APPROVED,
    decided_by_id: client,
    status: "REJECTED",
    rejection_reason: "Blurred.",
    expires_on: "2027-01-31",
  })),
  expiry("an insurance that is approved without an end", ({ client }) => ({
    ...APPROVED,
    decided_by_id: client,
    kind: "INSURANCE",
    document_type: "INSURANCE_POLICY",
  })),
  refuse("external_accounts", "external_accounts_provider_subject_key")(
    "one Google account of two users",
    ({ client }) => ({ user_id: client, subject: "1" }),
    () => ({ subject: "1" }),
  ),
  refuse("external_accounts", "external_accounts_user_id_provider_key")(
    "two Google accounts of one user",
    {},
    () => ({}),
  ),
  refuse("data_exports", "data_exports_one_pending_idx")(
    "two copies of one person's data made at once",
    {},
    () => ({}),
  ),
  refuse("data_exports", "data_exports_progress_check")("a copy that is made to 101 percent", {
    progress: 101,
  }),
  refuse("data_exports", "data_exports_ready_check")("a finished copy without a size", { status: "READY" }),
  refuse("sessions", "sessions_generation_check")("a session before its first generation", { generation: 0 }),
  refuse("two_steps", "two_steps_pkey")("a second two-step sign-in of a user", {}, () => ({})),
  refuse("email_tokens", "email_tokens_token_hash_key")(
    "two mails with the same secret",
    { token_hash: "h" },
    () => ({ token_hash: "h" }),
  ),
  refuse("phone_codes", "phone_codes_user_id_key")("two codes of one user", {}, () => ({})),
  refuse("phone_codes", "phone_codes_tries_check")("a code that was tried six times", { tries: 6 }),
  refuse("work_photos", "work_photos_file_id_key")("one picture on a profile twice", {}, () => ({})),
  refuse("profiles", "profiles_pkey")("a second profile of one user", {}, () => ({})),
  refuse("user_languages", "user_languages_pkey")("one language twice", { position: 1 }, () => ({})),
  refuse("user_subcategories", "user_subcategories_pkey")("one subcategory twice", {}, () => ({})),
  refuse("users", "users_photo_public_id_key")(
    "one picture as the avatar of two users",
    { photo_public_id: PICTURE },
    () => ({ photo_public_id: PICTURE }),
  ),
  refuse("users", "users_payment_customer_id_key")(
    "one paying customer for two users",
    { payment_customer_id: "c" },
    () => ({ payment_customer_id: "c" }),
  ),
  refuse("push_subscriptions", "push_subscriptions_endpoint_key")(
    "one device registered twice",
    { endpoint: "e" },
    () => ({ endpoint: "e" }),
  ),
  refuse("notifications", "notifications_unread_messages_key")(
    "two unread notifications about the messages of one conversation",
    messageNotification,
    messageNotification,
  ),
  refuse("notifications", "notifications_one_match_idx")(
    "two notifications of one new tender",
    matchNotification,
    matchNotification,
  ),
  refuse("users", "users_time_zone_check")("a time zone without a name", { time_zone: "" }),
];
