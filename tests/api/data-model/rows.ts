import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { newId } from "@/lib/shared/ids";
import { MATCHING_ROWS } from "./matching-rows";
import { NOW, someone, type Market, type Row } from "./row";

function user(role: string): Row {
  return {
    email: `${someone()}@example.com`,
    role,
    first_name: "Jana",
    last_name: "Nová",
    referral_code: randomUUID().slice(0, 8),
  };
}

const image = { folder: "tenders", name: "roof.webp", size: 2048, mime_type: "image/webp" };

// A valid row of every table; a test overrides single columns.
const VALID: Record<string, (market: Market) => Row> = {
  users: () => user("CLIENT"),
  profiles: ({ pro }) => ({ user_id: pro, latitude: 49.2, longitude: 16.6, country: "CZ" }),
  user_languages: ({ pro }) => ({ user_id: pro, code: "cs", level: "NATIVE", position: 0 }),
  user_metrics: ({ pro }) => ({ user_id: pro, conversations: 0, jobs: 0, computed_at: NOW }),
  educations: ({ pro }) => ({ user_id: pro, school: "VUT Brno", from_year: 2010, to_year: 2015 }),
  experiences: ({ pro }) => ({ user_id: pro, title: "Roofer", from_month: "2015-09", to_month: "2019-01" }),
  verifications: ({ pro, file }) => ({ user_id: pro, document_type: "PASSPORT", front_file_id: file }),
  work_photos: ({ pro, file }) => ({ user_id: pro, file_id: file }),
  user_subcategories: ({ pro, subcategory }) => ({ user_id: pro, subcategory_id: subcategory }),
  external_accounts: ({ pro }) => ({ user_id: pro, provider: "GOOGLE", subject: someone() }),
  sessions: ({ pro }) => ({ user_id: pro, expires_at: NOW }),
  data_exports: ({ pro }) => ({ user_id: pro, expires_at: NOW }),
  email_tokens: ({ pro }) => ({
    user_id: pro,
    purpose: "CONFIRM",
    token_hash: someone(),
    email: "a@b.cz",
    expires_at: NOW,
  }),
  phone_codes: ({ pro }) => ({ user_id: pro, phone: "+436601234567", expires_at: NOW }),
  two_steps: ({ pro }) => ({ user_id: pro, secret: Buffer.from("sealed") }),
  recovery_codes: ({ pro }) => ({ user_id: pro, code_hash: someone() }),
  sign_in_tickets: ({ pro }) => ({ user_id: pro, expires_at: NOW }),
  files: ({ pro }) => ({ ...image, owner_id: pro, public_id: someone() }),
  places: () => ({ geoname_id: 3078610, country: "CZ", name: "Brno", latitude: 49.2, longitude: 16.6 }),
  categories: () => ({ slug: someone(), icon: "roofing", position: 1 }),
  subcategories: ({ category }) => ({ category_id: category, slug: someone(), icon: "roofing", position: 1 }),
  plans: () => ({
    slug: someone(),
    names: "{}",
    price_minor: 0,
    payable: false,
    offers_per_month: 3,
    max_subcategories: 3,
    position: 1,
  }),
  user_subscriptions: ({ pro, plan }) => ({
    user_id: pro,
    plan_id: plan,
    status: "ACTIVE",
    period_start: NOW,
  }),
  timer_runs: ({ tender }) => ({ timer: "x", subject_id: tender, due_at: NOW, ran_at: NOW }),
  blocks: ({ client, pro }) => ({ blocker_id: client, blocked_id: pro }),
  consents: ({ pro }) => ({ user_id: pro, document: "TERMS", version: "2025-11-26" }),
  user_notes: ({ client, pro }) => ({
    user_id: pro,
    author_id: client,
    text: "Called twice.",
    created_at: NOW,
  }),
  moderation_years: () => ({ year: 2024, topic: "reports", key: "SCAM", count: 3 }),
  saved_texts: ({ pro }) => ({ user_id: pro, name: "Greeting", text: "Hello {name}" }),
  referral_rewards: ({ pro, client }) => ({ referred_id: pro, referrer_id: client, is_earned: true }),
  offer_allowances: ({ pro }) => ({ user_id: pro, period_start: NOW }),
  webhook_events: () => ({ event_id: someone(), type: "invoice.paid" }),
  demo_payment_methods: () => ({
    behaviour: "PAYS",
    brand: "visa",
    last4: "4242",
    exp_month: 12,
    exp_year: 2040,
  }),
  demo_subscriptions: ({ pro, plan, demoMethod }) => ({
    customer_id: "c",
    user_id: pro,
    plan_id: plan,
    status: "ACTIVE",
    period_start: NOW,
    period_end: NOW,
    method_id: demoMethod,
  }),
  demo_invoices: ({ demoSubscription, plan }) => ({
    subscription_id: demoSubscription,
    plan_id: plan,
    period_start: NOW,
    period_end: NOW,
    amount_minor: 1490,
    vat_percent: 20,
    status: "paid",
  }),
  tenders: ({ client, subcategory }) => ({
    creator_id: client,
    subcategory_id: subcategory,
    title: "Repair of a roof",
    description: "Some tiles came down in the storm.",
    country: "CZ",
    city: "Brno",
  }),
  tender_files: ({ tender, file }) => ({ tender_id: tender, file_id: file, kind: "PHOTO", position: 0 }),
  offers: ({ tender, pro }) => ({
    tender_id: tender,
    pro_id: pro,
    price_type: "FIXED",
    price_minor: 50_000,
    materials: "INCLUDED",
    total_minor: 50_000,
    message: "I can come on Monday.",
  }),
  question_changes: ({ subcategory }) => ({ subcategory_id: subcategory, key: "areaM2" }),
  price_guides: ({ subcategory }) => ({
    subcategory_id: subcategory,
    country: "CZ",
    low_minor: 20_000,
    median_minor: 25_000,
    high_minor: 40_000,
    tenders: 8,
    updated_at: NOW,
  }),
  finish_photos: ({ tender, file }) => ({ tender_id: tender, file_id: file, position: 0 }),
  offer_returns: ({ offer }) => ({ offer_id: offer, as_bonus: false }),
  offer_files: ({ offer, file }) => ({ offer_id: offer, file_id: file, position: 0 }),
  tender_views: ({ tender, pro }) => ({ tender_id: tender, pro_id: pro }),
  conversations: ({ tender, pro }) => ({ tender_id: tender, pro_id: pro }),
  conversation_participants: ({ conversation, pro }) => ({ conversation_id: conversation, user_id: pro }),
  messages: ({ conversation, pro }) => ({
    conversation_id: conversation,
    seq: 1,
    kind: "PRIVATE",
    sender_id: pro,
    client_message_id: someone(),
    text: "Good morning",
  }),
  message_files: ({ message, file }) => ({ message_id: message, file_id: file, position: 0 }),
  tender_events: ({ tender, client, pro, offer }) => ({
    tender_id: tender,
    move: "RELEASE",
    actor_id: client,
    pro_id: pro,
    offer_id: offer,
  }),
  reviews: ({ tender, client, pro }) => ({
    tender_id: tender,
    author_id: client,
    recipient_id: pro,
    rating: 5,
  }),
  review_photos: ({ review, file }) => ({ review_id: review, file_id: file, position: 0 }),
  notifications: ({ client }) => ({ user_id: client, type: "NEW_OFFER" }),
  push_subscriptions: ({ pro }) => ({ user_id: pro, endpoint: someone(), p256dh: "key", auth: "auth" }),
  ...MATCHING_ROWS,
  contact_messages: () => ({ name: "Jana", email: "a@b.cz", subject: "Hello", text: "A question" }),
  backup_sets: () => ({ name: someone(), made_at: NOW }),
  idempotency_keys: ({ client }) => ({ user_id: client, key: "k1", fingerprint: "f", expires_at: NOW }),
  mailbox_messages: () => ({
    message_id: someone(),
    recipient: "a@b.cz",
    subject: "Hi",
    text: "Hi",
    html: "Hi",
  }),
};

/** Every table that has a valid row here. */
export const TABLES = Object.keys(VALID);

const WITHOUT_ID = new Set([
  "directory_entries",
  "service_places",
  "profiles",
  "two_steps",
  "moderation_years",
  "blocks",
  "user_languages",
  "user_subcategories",
  "offer_allowances",
  "tender_files",
  "offer_files",
  "offer_returns",
  "finish_photos",
  "dispute_photos",
  "review_photos",
  "offer_revisions",
  "referral_rewards",
  "message_files",
  "conversation_participants",
  "idempotency_keys",
  "tender_views",
  "user_metrics",
  "price_guides",
  "search_matches",
  "match_alerts",
  "alert_days",
  "translations",
  "translation_sources",
  "backup_sets",
]);

/** Inserts a valid row of the table with the overrides, and returns its id. */
export async function insert(pg: Client, market: Market, table: string, changes: Row = {}): Promise<string> {
  const valid = VALID[table];
  if (!valid) throw new Error(`There is no valid row of ${table} to start from.`);
  const id = newId();
  const row = { ...(!WITHOUT_ID.has(table) && { id }), ...valid(market), ...changes };
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const places = columns.map((_, index) => `$${index + 1}`);
  await pg.query(`INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()})`, Object.values(row));
  return id;
}

/** The publicId of the market's file. */
export const PICTURE = "the-picture-of-the-roof";

/** A client, a PRO, and a tender of the client with an offer and a chat of the PRO. */
export async function aMarket(pg: Client): Promise<Market> {
  const market = {} as Market;
  const add = async (name: keyof Market, table: string, changes?: Row) => {
    market[name] = await insert(pg, market, table, changes);
  };
  await add("client", "users");
  await add("pro", "users", { role: "PRO" });
  await add("file", "files", { public_id: PICTURE });
  await add("category", "categories");
  await add("subcategory", "subcategories", { search_words: "Roofing Dachdecken Tetőfedés Pokrývačství" });
  await add("plan", "plans");
  await add("tender", "tenders");
  await add("offer", "offers");
  await add("conversation", "conversations");
  await add("message", "messages");
  await add("endedAgreement", "tender_events");
  await add("review", "reviews", { author_id: market.pro, recipient_id: await insert(pg, market, "users") });
  await add("dispute", "disputes");
  await add("reportCase", "report_cases");
  await add("report", "reports");
  await add("decision", "moderation_decisions");
  await add("search", "saved_searches", { slot: 1 });
  await add("demoMethod", "demo_payment_methods");
  await add("demoSubscription", "demo_subscriptions");
  return market;
}
