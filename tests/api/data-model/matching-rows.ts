import { NOW, someone, type Market, type Row } from "./row";

const NO_ID = "00000000-0000-0000-0000-000000000000";

/** A valid row of every table by which tenders and BEEs find each other. */
export const MATCHING_ROWS: Record<string, (market: Market) => Row> = {
  directory_entries: ({ pro }) => ({
    service_id: NO_ID,
    user_id: pro,
    rank: 4,
    cell: 278_393,
    latitude: 49.2,
    longitude: 16.6,
    radius_km: 30,
    is_verified: false,
    languages: ["cs"],
  }),
  service_places: ({ subcategory }) => ({
    subcategory_id: subcategory,
    geoname_id: 3078610,
    slug: "brno",
    name: "Brno",
    country: "CZ",
    bees: 3,
    tenders: 0,
    changed_at: NOW,
  }),
  saved_searches: ({ pro }) => ({ user_id: pro, name: "Roofs", slot: 2 }),
  search_matches: ({ search, tender }) => ({ search_id: search, tender_id: tender }),
  match_alerts: ({ tender, pro }) => ({ user_id: pro, tender_id: tender, email: "DAILY" }),
  alert_days: ({ pro }) => ({ user_id: pro, day: "2026-05-04" }),
  invitations: ({ tender, pro }) => ({ tender_id: tender, pro_id: pro, channel: "DIRECT" }),
  tender_questions: ({ tender, pro }) => ({
    tender_id: tender,
    asker_id: pro,
    text: "How high is the ceiling?",
  }),
  appointments: ({ tender, pro, client }) => ({
    tender_id: tender,
    pro_id: pro,
    kind: "VISIT",
    options: [NOW],
    proposed_by_id: client,
    duration_minutes: 60,
    next_minutes: 60,
    over_at: NOW,
  }),
  offer_revisions: ({ offer }) => ({
    offer_id: offer,
    n: 2,
    price_type: "FIXED",
    price_minor: 40_000,
    materials: "INCLUDED",
    total_minor: 40_000,
  }),
  offer_proposals: ({ offer }) => ({
    offer_id: offer,
    base_revision: 1,
    price_type: "FIXED",
    price_minor: 40_000,
    materials: "INCLUDED",
    total_minor: 40_000,
    created_at: NOW,
    expires_at: new Date(NOW.getTime() + 1000),
  }),
  invitation_links: ({ tender }) => ({ tender_id: tender, token_hash: someone() }),
  favourites: ({ client, pro }) => ({ user_id: client, pro_id: pro }),
  pending_tenders: ({ client }) => ({ user_id: client, content: "{}" }),
};
