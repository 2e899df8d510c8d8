-- Open tenders by budget. An hourly rate says nothing of the total, so it counts as none (lib/tenders/data/list-order.ts).
CREATE INDEX tenders_open_budget_idx ON tenders (
  (CASE WHEN budget_type <> 'HOURLY' THEN COALESCE(budget_max_minor, budget_min_minor) END) DESC NULLS LAST,
  created_at DESC, id DESC) WHERE status = 'NEW';

-- Open tenders with the fewest offers.
CREATE INDEX tenders_open_offers_idx ON tenders (offer_count, created_at DESC, id DESC) WHERE status = 'NEW';

-- Open remote tenders, which are within everybody's reach.
CREATE INDEX tenders_open_remote_idx ON tenders (created_at DESC, id DESC) WHERE status = 'NEW' AND is_remote;
