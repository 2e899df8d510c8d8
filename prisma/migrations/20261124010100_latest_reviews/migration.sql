-- The home page shows the newest good reviews of BEEs that say something.
CREATE INDEX reviews_latest_idx ON reviews (published_at DESC, id DESC)
  WHERE published_at IS NOT NULL AND rating >= 4 AND text IS NOT NULL;
