-- The remote tenders of a BEE's subcategories, the newest first: "most relevant" with a search or filters.
CREATE INDEX CONCURRENTLY "tenders_open_remote_subcategory_idx" ON "tenders" ("subcategory_id", "created_at" DESC, "id" DESC)
  WHERE "status" = 'NEW' AND "is_remote";
