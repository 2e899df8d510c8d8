-- Saved searches of PROs, the tenders they matched, and what each PRO was told of them.

-- CreateEnum
CREATE TYPE "match_email" AS ENUM ('INSTANT', 'DAILY', 'OFF');

-- CreateTable
CREATE TABLE "saved_searches" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT,
    "is_start" BOOLEAN NOT NULL DEFAULT false,
    "slot" INTEGER,
    "category_slug" TEXT,
    "subcategory_slugs" TEXT[],
    "near" INTEGER,
    "within_km" INTEGER,
    "is_own_reach" BOOLEAN NOT NULL DEFAULT false,
    "remote" BOOLEAN,
    "budget_min_minor" INTEGER,
    "from_day" DATE,
    "to_day" DATE,
    "words" TEXT,
    "is_urgent_only" BOOLEAN NOT NULL DEFAULT false,
    "in_app" BOOLEAN NOT NULL DEFAULT true,
    "push" BOOLEAN NOT NULL DEFAULT true,
    "email" "match_email" NOT NULL DEFAULT 'DAILY',
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "subcategory_ids" UUID[],
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "home_radius_km" INTEGER,
    "area" box,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_matches" (
    "search_id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "matched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_matches_pkey" PRIMARY KEY ("search_id", "tender_id")
);

-- CreateTable
CREATE TABLE "match_alerts" (
    "user_id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "search_id" UUID,
    "is_pushed" BOOLEAN NOT NULL DEFAULT false,
    "email" "match_email" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "digested_at" TIMESTAMPTZ(3),

    CONSTRAINT "match_alerts_pkey" PRIMARY KEY ("user_id", "tender_id")
);

-- CreateTable
CREATE TABLE "alert_days" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "pushes" INTEGER NOT NULL DEFAULT 0,
    "emails" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "alert_days_pkey" PRIMARY KEY ("user_id", "day")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_searches_user_id_slot_key" ON "saved_searches"("user_id", "slot");

-- CreateIndex
CREATE INDEX "search_matches_search_id_matched_at_idx" ON "search_matches"("search_id", "matched_at" DESC);

-- CreateIndex
CREATE INDEX "search_matches_tender_id_idx" ON "search_matches"("tender_id");

-- CreateIndex
CREATE INDEX "match_alerts_tender_id_idx" ON "match_alerts"("tender_id");

-- CreateIndex
CREATE INDEX "match_alerts_search_id_idx" ON "match_alerts"("search_id");

-- CreateIndex
CREATE INDEX "alert_days_day_idx" ON "alert_days"("day");

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_alerts" ADD CONSTRAINT "match_alerts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_alerts" ADD CONSTRAINT "match_alerts_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_alerts" ADD CONSTRAINT "match_alerts_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "saved_searches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_days" ADD CONSTRAINT "alert_days_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ── Rules ────────────────────────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE saved_searches
  -- The start search is named in its reader's language and stands beside the ten of the PRO's own.
  ADD CONSTRAINT saved_searches_start_check CHECK (is_start = (name IS NULL) AND is_start = (slot IS NULL)),
  ADD CONSTRAINT saved_searches_slot_check CHECK (slot BETWEEN 1 AND 10),
  ADD CONSTRAINT saved_searches_name_check CHECK (char_length(name) BETWEEN 1 AND 60),
  ADD CONSTRAINT saved_searches_words_check CHECK (char_length(words) BETWEEN 1 AND 100),
  ADD CONSTRAINT saved_searches_within_check CHECK (within_km BETWEEN 1 AND 500),
  ADD CONSTRAINT saved_searches_budget_check CHECK (budget_min_minor BETWEEN 1 AND 99999900);

CREATE UNIQUE INDEX saved_searches_one_start_per_user_idx ON saved_searches (user_id) WHERE is_start;

ALTER TABLE match_alerts
  ADD CONSTRAINT match_alerts_digest_check CHECK (digested_at IS NULL OR email = 'DAILY');

-- A day's limits of pushes and instant mails (docs/domain.md, "Alerts").
ALTER TABLE alert_days
  ADD CONSTRAINT alert_days_limits_check CHECK (pushes BETWEEN 0 AND 6 AND emails BETWEEN 0 AND 3);

CREATE INDEX match_alerts_waiting_idx ON match_alerts (user_id, created_at) WHERE email = 'DAILY' AND digested_at IS NULL;

-- One notification of a tender, however many searches match it.
CREATE UNIQUE INDEX notifications_one_match_idx ON notifications (user_id, tender_id) WHERE type = 'NEW_MATCH';

-- ── Percolation: the searches of one tender ──────────────────────────────────────────────────────────────────────

-- A search without a category is found under the nil UUID.
CREATE INDEX saved_searches_subcategories_idx ON saved_searches
  USING gin ((COALESCE(subcategory_ids, ARRAY['00000000-0000-0000-0000-000000000000'::uuid]))) WHERE NOT paused;

-- Around which points a search looks; one that looks everywhere has the whole earth.
CREATE INDEX saved_searches_area_idx ON saved_searches USING gist (area) WHERE NOT paused;

-- Resolves what a search only names: its subcategories, the point that distances start from, and the box of its area.
-- The box is that of the list's radius filter (lib/tenders/data/list-filters.ts).
CREATE FUNCTION fill_saved_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  DECLARE
    km double precision;
    lat double precision;
    lon double precision;
  BEGIN
    NEW.subcategory_ids := NULL;
    IF NEW.category_slug IS NOT NULL OR NEW.subcategory_slugs IS NOT NULL THEN
      NEW.subcategory_ids := ARRAY(
        SELECT s.id FROM public.subcategories s JOIN public.categories c ON c.id = s.category_id
        WHERE (NEW.category_slug IS NULL OR c.slug = NEW.category_slug)
          AND (NEW.subcategory_slugs IS NULL OR s.slug = ANY (NEW.subcategory_slugs)));
    END IF;

    IF NEW.near IS NULL THEN
      SELECT p.latitude, p.longitude, p.service_radius_km
        INTO NEW.latitude, NEW.longitude, NEW.home_radius_km FROM public.profiles p WHERE p.user_id = NEW.user_id;
    ELSE
      NEW.home_radius_km := NULL;
      SELECT p.latitude, p.longitude INTO NEW.latitude, NEW.longitude FROM public.places p WHERE p.geoname_id = NEW.near;
    END IF;

    NEW.area := box(point(-180, -90), point(180, 90));
    IF NEW.remote IS NOT TRUE THEN
      km := COALESCE(NEW.within_km, CASE WHEN NEW.is_own_reach AND NEW.near IS NULL AND NEW.latitude IS NOT NULL
        THEN NEW.home_radius_km END) + 1;
      IF km IS NOT NULL THEN
        lat := km / 110.0;
        lon := km / (110.0 * greatest(0.05, cos(radians(NEW.latitude))));
        NEW.area := box(point(NEW.longitude - lon, NEW.latitude - lat), point(NEW.longitude + lon, NEW.latitude + lat));
      END IF;
    END IF;
    RETURN NEW;
  END
  $$;

CREATE TRIGGER saved_searches_fill
  BEFORE INSERT OR UPDATE OF category_slug, subcategory_slugs, near, within_km, is_own_reach, remote ON saved_searches
  FOR EACH ROW EXECUTE FUNCTION fill_saved_search();

-- A subcategory that a release adds belongs to the searches of its category.
CREATE FUNCTION refresh_searches_of_category() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE public.saved_searches SET category_slug = category_slug
    WHERE category_slug = (SELECT slug FROM public.categories WHERE id = NEW.category_id);
    RETURN NULL;
  END
  $$;

CREATE TRIGGER subcategories_refresh_searches
  AFTER INSERT ON subcategories
  FOR EACH ROW EXECUTE FUNCTION refresh_searches_of_category();

-- ── The start search of a PRO: the own services in the own area ──────────────────────────────────────────────────

-- Follows services and area for as long as it is there; a PRO without services or without a town has none that finds
-- anything. It is kept then, so that a pause outlives it.
CREATE FUNCTION sync_start_searches(people uuid[]) RETURNS void
  LANGUAGE sql
  AS $$
    INSERT INTO public.saved_searches (id, user_id, is_start, is_own_reach, subcategory_slugs)
    SELECT gen_random_uuid(), u.id, true, true, ARRAY(
      SELECT s.slug FROM public.user_subcategories x JOIN public.subcategories s ON s.id = x.subcategory_id
      WHERE x.user_id = u.id AND EXISTS (
        SELECT FROM public.profiles p WHERE p.user_id = u.id AND p.city IS NOT NULL AND p.latitude IS NOT NULL)
      ORDER BY x.created_at, s.slug)
    FROM public.users u
    WHERE u.id = ANY (people) AND u.role = 'PRO' AND u.deleted_at IS NULL AND (
      EXISTS (SELECT FROM public.saved_searches o WHERE o.user_id = u.id AND o.is_start)
      OR EXISTS (SELECT FROM public.user_subcategories x JOIN public.profiles p ON p.user_id = x.user_id
        WHERE x.user_id = u.id AND p.city IS NOT NULL AND p.latitude IS NOT NULL))
    ORDER BY u.id
    ON CONFLICT (user_id) WHERE is_start DO UPDATE SET subcategory_slugs = EXCLUDED.subcategory_slugs
  $$;

CREATE FUNCTION follow_services() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM public.sync_start_searches(ARRAY(SELECT DISTINCT user_id FROM changed));
    RETURN NULL;
  END
  $$;

CREATE TRIGGER user_subcategories_added
  AFTER INSERT ON user_subcategories REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_services();

CREATE TRIGGER user_subcategories_removed
  AFTER DELETE ON user_subcategories REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_services();

-- The searches that start from home follow it.
CREATE FUNCTION follow_home() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND (OLD.city, OLD.latitude, OLD.longitude, OLD.service_radius_km)
      IS NOT DISTINCT FROM (NEW.city, NEW.latitude, NEW.longitude, NEW.service_radius_km) THEN
      RETURN NULL;
    END IF;
    UPDATE public.saved_searches SET near = near WHERE user_id = NEW.user_id AND near IS NULL;
    PERFORM public.sync_start_searches(ARRAY[NEW.user_id]);
    RETURN NULL;
  END
  $$;

CREATE TRIGGER profiles_follow_home
  AFTER INSERT OR UPDATE ON profiles
  FOR EACH ROW EXECUTE FUNCTION follow_home();

-- Everybody who has chosen services and an area before.
SELECT sync_start_searches(ARRAY(SELECT DISTINCT user_id FROM user_subcategories));

-- ── Settings ─────────────────────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE "users" ADD COLUMN "emails_new_match" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "pushes_new_offer" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "pushes_offer_accepted" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "pushes_job_changes" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "pushes_feedback" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "pushes_new_message" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "pushes_new_match" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "time_zone" TEXT;

-- One switch was for both until now: what was off stays off.
UPDATE users SET pushes_new_offer = emails_new_offer, pushes_offer_accepted = emails_offer_accepted,
  pushes_job_changes = emails_job_changes, pushes_feedback = emails_feedback, pushes_new_message = emails_new_message
WHERE NOT (emails_new_offer AND emails_offer_accepted AND emails_job_changes AND emails_feedback AND emails_new_message);

ALTER TABLE users ADD CONSTRAINT users_time_zone_check CHECK (char_length(time_zone) BETWEEN 1 AND 64);
