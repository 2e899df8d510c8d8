-- When a PRO took the offer back, and how often it was sent again without using up another offer of the plan.
ALTER TABLE offers
  ADD COLUMN withdrawn_at TIMESTAMPTZ(3),
  ADD COLUMN free_resends INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT offers_free_resends_check CHECK (free_resends >= 0);
