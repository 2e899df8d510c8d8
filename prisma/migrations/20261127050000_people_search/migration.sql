-- What an admin finds an account by, without case and accents. `concat_ws` is only STABLE, and indexes need IMMUTABLE.
CREATE FUNCTION user_words(first_name text, last_name text, business_name text, email citext, phone text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT lower(public.immutable_unaccent(
      first_name || ' ' || last_name || ' ' || coalesce(business_name, '') || ' ' || email::text || ' ' || coalesce(phone, '')))
  $$;

CREATE INDEX "users_words_idx" ON "users" USING GIN (user_words("first_name", "last_name", "business_name", "email", "phone") gin_trgm_ops);

-- All accounts, the newest first, and those of the last days.
-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);
