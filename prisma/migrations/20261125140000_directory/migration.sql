-- What strangers may see: a BEE in the directory and in search engines, a client's open tenders and their photos.
ALTER TABLE "users" ADD COLUMN "is_listed" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "shows_tenders" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "shows_tender_photos" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "directory_entries" (
    "service_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rank" DOUBLE PRECISION NOT NULL,
    "cell" INTEGER,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "radius_km" INTEGER NOT NULL,
    "is_verified" BOOLEAN NOT NULL,
    "languages" TEXT[],

    CONSTRAINT "directory_entries_pkey" PRIMARY KEY ("service_id","user_id")
);

-- CreateIndex
CREATE INDEX "directory_entries_service_id_rank_user_id_idx" ON "directory_entries"("service_id", "rank" DESC, "user_id");

-- CreateIndex
CREATE INDEX "directory_entries_service_id_cell_rank_user_id_idx" ON "directory_entries"("service_id", "cell", "rank" DESC, "user_id");

-- CreateIndex
CREATE INDEX "directory_entries_user_id_idx" ON "directory_entries"("user_id");

-- AddForeignKey
ALTER TABLE "directory_entries" ADD CONSTRAINT "directory_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE directory_entries
  ADD CONSTRAINT directory_entries_point_check CHECK (
    (latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (cell IS NULL));

-- ── How BEEs are ranked (docs/domain.md, "The directory") ────────────────────────────────────────────────────────

-- The day on which somebody was last here: within a day the rank stays the same, and nothing is written.
CREATE FUNCTION directory_day(seen timestamptz) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM seen) / 86400)::float8 $$;

-- The mean rating as if five people had given four stars before, and a star for every sixty days of being here later
-- than others. Absolute days instead of an age: the order of two BEEs changes only when one of them does something.
CREATE FUNCTION directory_rank(average double precision, count integer, seen timestamptz) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT (5 * 4 + average * count) / (5 + count) + public.directory_day(seen) / 60 $$;

-- Squares of half a degree.
CREATE FUNCTION directory_cell(latitude double precision, longitude double precision) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor((latitude + 90) * 2)::int * 1000 + floor((longitude + 180) * 2)::int $$;

-- Writes the entries of these users anew: one for all services (nil), one for each category and each subcategory.
CREATE FUNCTION refresh_directory(ids uuid[]) RETURNS void
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF cardinality(ids) = 0 THEN
      RETURN;
    END IF;
    DELETE FROM public.directory_entries WHERE user_id = ANY(ids);
    INSERT INTO public.directory_entries
      (service_id, user_id, rank, cell, latitude, longitude, radius_km, is_verified, languages)
    SELECT service.id, u.id,
      public.directory_rank(u.rating_average, u.rating_count, coalesce(u.last_seen_at, u.created_at)),
      public.directory_cell(place.latitude, place.longitude), place.latitude, place.longitude,
      p.service_radius_km, u.is_verified,
      ARRAY(SELECT l.code FROM public.user_languages l WHERE l.user_id = u.id ORDER BY l.position)
    FROM public.users u JOIN public.profiles p ON p.user_id = u.id
      -- Rounded to a kilometre: distances to several towns would otherwise tell the house.
      CROSS JOIN LATERAL (SELECT round(p.latitude * 100) / 100 AS latitude, round(p.longitude * 100) / 100 AS longitude) place
      CROSS JOIN LATERAL (
        SELECT '00000000-0000-0000-0000-000000000000'::uuid AS id
        UNION SELECT s.id FROM public.user_subcategories us JOIN public.subcategories s ON s.id = us.subcategory_id
          WHERE us.user_id = u.id
        UNION SELECT s.category_id FROM public.user_subcategories us
          JOIN public.subcategories s ON s.id = us.subcategory_id WHERE us.user_id = u.id) service
    WHERE u.id = ANY(ids) AND u.role = 'PRO' AND u.is_listed AND u.deleted_at IS NULL
      AND u.email_confirmed_at IS NOT NULL AND coalesce(p.headline, p.summary) IS NOT NULL
    -- Two changes of one user at once: the later one has seen both.
    ON CONFLICT (service_id, user_id) DO UPDATE SET rank = excluded.rank, cell = excluded.cell,
      latitude = excluded.latitude, longitude = excluded.longitude, radius_km = excluded.radius_km,
      is_verified = excluded.is_verified, languages = excluded.languages;
  END
  $$;

-- Once for each statement, however many rows it changed.
CREATE FUNCTION follow_directory_parts() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM public.refresh_directory(ARRAY(SELECT DISTINCT user_id FROM changed));
    RETURN NULL;
  END
  $$;

CREATE FUNCTION follow_directory_users() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM public.refresh_directory(ARRAY(
      SELECT n.id FROM changed n JOIN earlier o ON o.id = n.id
      WHERE n.role = 'PRO' AND (n.is_listed, n.deleted_at, n.email_confirmed_at, n.is_verified, n.rating_average,
          n.rating_count, public.directory_day(coalesce(n.last_seen_at, n.created_at)))
        IS DISTINCT FROM (o.is_listed, o.deleted_at, o.email_confirmed_at, o.is_verified, o.rating_average,
          o.rating_count, public.directory_day(coalesce(o.last_seen_at, o.created_at)))));
    RETURN NULL;
  END
  $$;

CREATE TRIGGER users_follow_directory AFTER UPDATE ON users
  REFERENCING NEW TABLE AS changed OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION follow_directory_users();

CREATE TRIGGER profiles_enter_directory AFTER INSERT ON profiles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_directory_parts();
CREATE TRIGGER profiles_follow_directory AFTER UPDATE ON profiles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_directory_parts();
CREATE TRIGGER profiles_leave_directory AFTER DELETE ON profiles
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_directory_parts();

CREATE TRIGGER user_subcategories_enter_directory AFTER INSERT ON user_subcategories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_directory_parts();
CREATE TRIGGER user_subcategories_leave_directory AFTER DELETE ON user_subcategories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_directory_parts();

CREATE TRIGGER user_languages_enter_directory AFTER INSERT ON user_languages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_directory_parts();
CREATE TRIGGER user_languages_leave_directory AFTER DELETE ON user_languages
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_directory_parts();

SELECT refresh_directory(ARRAY(SELECT id FROM users WHERE role = 'PRO'));
