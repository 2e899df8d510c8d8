import { refuse, type Refusal } from "./refusals";
import type { Market } from "./row";

const START = { is_start: true, name: null, slot: null };
const limits = refuse("alert_days", "alert_days_limits_check");

const ALERTS: Refusal[] = [
  refuse("saved_searches", "saved_searches_user_id_slot_key")("two searches in one slot", {}, () => ({})),
  refuse("saved_searches", "saved_searches_slot_check")("an eleventh saved search", { slot: 11 }),
  refuse("saved_searches", "saved_searches_start_check")("a saved search without a name", { name: null }),
  refuse("saved_searches", "saved_searches_one_start_per_user_idx")(
    "a second start search",
    START,
    () => START,
  ),
  refuse("saved_searches", "saved_searches_name_check")("a name of 61 characters", { name: "x".repeat(61) }),
  refuse("saved_searches", "saved_searches_words_check")("words that say nothing", { words: "" }),
  refuse("saved_searches", "saved_searches_within_check")("a search around the earth", { within_km: 501 }),
  refuse("saved_searches", "saved_searches_budget_check")("a least budget of nothing", {
    budget_min_minor: 0,
  }),
  refuse("search_matches", "search_matches_pkey")("one match twice", {}, () => ({})),
  refuse("match_alerts", "match_alerts_pkey")("a PRO told twice of one tender", {}, () => ({})),
  refuse("match_alerts", "match_alerts_digest_check")("a digest about what was mailed at once", {
    email: "INSTANT",
    digested_at: new Date(),
  }),
  refuse("alert_days", "alert_days_pkey")("two counts of one day", {}, () => ({})),
  limits("a seventh push of a day", { pushes: 7 }),
  limits("a fourth instant mail of a day", { emails: 4 }),
];

const pending = refuse("pending_tenders", "pending_tenders_status_check");
const POSTED = ({ tender }: Market) => ({
  status: "POSTED",
  tender_id: tender,
  content: null,
  settled_at: new Date(),
});
const PENDING: Refusal[] = [
  pending("a tender that waits with nothing in it", { content: null }),
  pending("a tender that waits and is on the market", ({ tender }) => ({ tender_id: tender })),
  pending("a posted tender that is none", { status: "POSTED", content: null, settled_at: new Date() }),
  pending("a posted tender that is kept twice", (market) => ({ ...POSTED(market), content: "{}" })),
  pending("a tender given back nobody knows when", { status: "RETURNED" }),
  refuse("pending_tenders", "pending_tenders_content_check")("a waiting tender that is a list", {
    content: "[]",
  }),
  refuse("pending_tenders", "pending_tenders_photos_to_come_check")("a sixth photo to come", {
    photos_to_come: 6,
  }),
  refuse("pending_tenders", "pending_tenders_user_id_key")(
    "a second tender that waits for one address",
    {},
    () => ({}),
  ),
  refuse("pending_tenders", "pending_tenders_tender_id_key")(
    "one tender posted for two",
    POSTED,
    (market) => ({ ...POSTED(market), user_id: market.pro }),
  ),
];

const FAVOURITES: Refusal[] = [
  refuse("favourites", "favourites_one_kind_check")("something kept that is nothing", { pro_id: null }),
  refuse("favourites", "favourites_one_kind_check")("a BEE and a tender kept as one", ({ tender }) => ({
    tender_id: tender,
  })),
  refuse("favourites", "favourites_not_self_check")("a user who keeps themselves", ({ pro }) => ({
    user_id: pro,
  })),
  refuse("favourites", "favourites_user_id_pro_id_key")("one BEE kept twice", {}, () => ({})),
  refuse("favourites", "favourites_user_id_tender_id_key")(
    "one tender watched twice",
    ({ pro, tender }) => ({ user_id: pro, pro_id: null, tender_id: tender }),
    ({ pro, tender }) => ({ user_id: pro, pro_id: null, tender_id: tender }),
  ),
];

/** How tenders and BEEs find each other: alerts, favourites, tenders that wait for an address. */
export const MATCHING: Refusal[] = [...ALERTS, ...PENDING, ...FAVOURITES];
