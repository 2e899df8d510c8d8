-- Until which day a BEE is away, and when that day is over where they are.
ALTER TABLE users
  ADD COLUMN away_until DATE,
  ADD COLUMN away_ends_at TIMESTAMPTZ(3),
  ADD CONSTRAINT users_away_check CHECK ((away_until IS NULL) = (away_ends_at IS NULL));
